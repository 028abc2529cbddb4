import { ChipButton, IconButton } from '@umkreis/design-system'
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useId, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import * as styles from './QuestionBox.css.ts'

/** {@link RecentSearches}: `onAsk` asks one of them again; `look` is a row in a panel, or loose chips on the stage. */
export interface RecentSearchesProps {
  look?: 'row' | 'loose'
  recent: readonly string[]
  onAsk: (question: string) => void
  onForget: () => void
}

/** What was asked before on this device, newest first. */
export function RecentSearches({ look = 'row', recent, onAsk, onForget }: RecentSearchesProps): ReactNode {
  const id = useId()
  return (
    <div className={look === 'row' ? styles.recent : styles.loose}>
      <span className={styles.recentLabel} id={id}>
        <ClockCounterClockwiseIcon size={18} aria-hidden />
        {copy.recent}
      </span>
      <ul className={look === 'row' ? styles.recentList : styles.looseList} aria-labelledby={id}>
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
