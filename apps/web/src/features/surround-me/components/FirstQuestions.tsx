import { ChipButton } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import * as styles from './QuestionBox.css.ts'
import { RecentSearches } from './RecentSearches.tsx'

/** {@link FirstQuestions}: `samples` stand in where nothing was asked yet; `onAsk` asks one at once. */
export interface FirstQuestionsProps {
  recent: readonly string[]
  samples: readonly string[]
  onAsk: (question: string) => void
  onForget: () => void
}

/** How many stand below an empty field: the circle leaves no room for more. */
const SHOWN = 3

/** Below an empty field: what was asked before, or what could be asked here. */
export function FirstQuestions({ recent, samples, onAsk, onForget }: FirstQuestionsProps): ReactNode {
  if (recent.length > 0) {
    return (
      <div className={styles.first}>
        <RecentSearches look="loose" recent={recent.slice(0, SHOWN)} onAsk={onAsk} onForget={onForget} />
      </div>
    )
  }
  if (samples.length === 0) return null
  return (
    <ul className={`${styles.first} ${styles.looseList}`} aria-label={copy.samplesLabel}>
      {samples.map((question) => (
        <li key={question} className={styles.recentItem}>
          <ChipButton onPress={() => onAsk(question)}>{question}</ChipButton>
        </li>
      ))}
    </ul>
  )
}
