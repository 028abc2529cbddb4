import { Spinner } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { usePatience } from '../hooks/use-patience.ts'
import type { Result } from '../hooks/use-result.ts'
import * as styles from '../ResultPage.css.ts'

/** How many there are; while a newer question is on its way, that these people answer the one before. */
export function ResultCount({ result }: { result: Extract<Result, { kind: 'loaded' }> }): ReactNode {
  const isLong = usePatience(result.isRefreshing)
  if (result.total === 0 && !isLong) return null
  return (
    <output className={styles.count}>
      {isLong ? (
        <>
          <Spinner size={16} label="" />
          {result.isStruggling ? copy.tryingAgain : copy.searching}
        </>
      ) : (
        <span>
          <span className={styles.strong}>{copy.people(result.total)}</span>
          {result.total > 1 ? copy.closestFirst : null}
        </span>
      )}
    </output>
  )
}
