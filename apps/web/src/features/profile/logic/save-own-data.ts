import { zipSync } from 'fflate'
import type { OwnDataFiles } from './gather-own-data.ts'

/** Puts files into one ZIP and hands it to the browser to be saved. */
export function saveOwnData(files: OwnDataFiles): void {
  const bytes = zipSync({ ...files }, { level: 6 })
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'umkreis-my-data.zip'
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
