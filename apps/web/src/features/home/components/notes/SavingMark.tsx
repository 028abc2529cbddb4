import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import type { Note } from '../../../../services/notes/notes.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { formatTime } from '../../logic/format-when.ts'
import { copy } from './copy.ts'
import * as css from './notes.css.ts'

/** Whether what was written is with the server. What waits has an open ring. */
export function SavingMark({ note: { saving, content, refusal } }: { note: Note }): ReactNode {
  const Icon = {
    saved: CheckCircleIcon,
    saving: CircleDashedIcon,
    waiting: CircleDashedIcon,
    refused: WarningCircleIcon,
  }[saving]
  const words = saving === 'saved' ? copy.saved(formatTime(content.changedAt)) : copy.saving[saving]
  return (
    <output className={css.saving[saving]} title={saving === 'refused' ? describeFailure(refusal) : undefined}>
      <Icon size={18} aria-hidden />
      {words}
    </output>
  )
}
