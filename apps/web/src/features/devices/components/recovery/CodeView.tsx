import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf'
import { Button, showToast, Text } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { type ReactNode } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { logWarning } from '../../../../services/log.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from '../../copy.ts'
import { useTask } from '../../hooks/use-task.ts'
import { formatDay } from '../../logic/last-use.ts'
import { actions, codeGroup, codeGroups } from '../devices.css.ts'

/** The recovery code in its groups, and the ways to take it along. */
export function CodeView({ code }: { code: string }): ReactNode {
  const words = copy.save
  const user = useAtomValue(currentUserAtom)
  const savePdf = useTask(async () => {
    try {
      const { saveRecoveryPdf } = await import('../../logic/pdf/save-recovery-pdf.ts')
      await saveRecoveryPdf({ code, name: formatName(user), email: user.email, day: formatDay(Date.now()) })
      showToast({ message: words.pdfSaved })
    } catch (error) {
      logWarning('The PDF with the recovery code could not be made', error)
      showToast({ tone: 'danger', message: words.pdfFailed })
    }
  })
  return (
    <>
      <ol className={codeGroups} aria-label={words.label} translate="no">
        {code.split('-').map((group, index) => (
          // Two groups may be the same letters.
          <li key={`${index} ${group}`} className={codeGroup}>
            {group}
          </li>
        ))}
      </ol>
      <div className={actions}>
        <Button icon={<FilePdfIcon size={18} />} loading={savePdf.isBusy} onPress={() => void savePdf.run()}>
          {words.pdf}
        </Button>
        <Button icon={<CopyIcon size={18} />} onPress={() => void copyCode(code)}>
          {words.copy}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {words.where}
      </Text>
    </>
  )
}

async function copyCode(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    showToast({ message: copy.save.copied })
  } catch {
    showToast({ tone: 'danger', message: copy.save.copyFailed })
  }
}
