import { ChipButton, IconButton } from '@umkreis/design-system'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useId, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import * as styles from './QuestionBox.css.ts'

/** {@link RecentSearches}: `onAsk` asks one of them again. */
export interface RecentSearchesProps {
  recent: readonly string[]
  onAsk: (question: string) => void
  onForget: () => void
}

/** What was asked before on this device, newest first. */
export function RecentSearches({ recent, onAsk, onForget }: RecentSearchesProps): ReactNode {
  const id = useId()
  return (
    <div className={styles.recent}>
      <span className={styles.recentLabel} id={id}>
        <ClockCounterClockwiseIcon size={18} aria-hidden />
        {copy.recent}
      </span>
      <ul className={styles.recentList} aria-labelledby={id}>
        {recent.map((question) => (
          <li key={question} className={styles.recentItem}>
            <ChipButton onPress={() => onAsk(question)}>{question}</ChipButton>
          </li>
        ))}
      </ul>
      <IconButton size={32} label={copy.forgetRecent} icon={<TrashIcon size={16} />} onPress={onForget} />
    </div>
  )
}
