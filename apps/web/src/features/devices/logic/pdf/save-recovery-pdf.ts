import { copy } from '../../copy.ts'
import { type RecoveryPage, writeRecoveryPdf } from './write-recovery-pdf.ts'

/** Makes the page with the recovery code on this device and hands it to the browser to be saved. */
export async function saveRecoveryPdf(page: RecoveryPage): Promise<void> {
  const bytes = await writeRecoveryPdf(page)
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = address
  link.download = copy.pdf.fileName
  link.click()
  // The browser has taken it over by then, and the code does not stay behind in an address of its own.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
