import { Button } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import * as styles from './ResultList.css.ts'

/** {@link ResultNotice}: says plainly how things stand, and offers what to do about it. */
export interface ResultNoticeProps {
  title: string
  text: string
  action?: { label: string; onPress: () => void } | undefined
  second?: { label: string; onPress: () => void } | undefined
}

/** A message at the place where people would stand. */
export function ResultNotice({ title, text, action, second }: ResultNoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <h2 className={styles.noticeTitle}>{title}</h2>
      <p className={styles.noticeText}>{text}</p>
      {action || second ? (
        <div className={styles.noticeActions}>
          {action ? <Button onPress={action.onPress}>{action.label}</Button> : null}
          {second ? <Button onPress={second.onPress}>{second.label}</Button> : null}
        </div>
      ) : null}
    </div>
  )
}

/** People on their way: the shape of the rows. */
export function ResultSkeleton({ rows = 4 }: { rows?: number }): ReactNode {
  return (
    <div className={styles.list} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          <span className={styles.boneCheck} />
          <span className={styles.bonePortrait} />
          <span className={styles.boneLines}>
            {['34%', '46%', '72%', '58%'].map((width) => (
              <span key={width} className={styles.boneLine} style={{ width }} />
            ))}
          </span>
        </div>
      ))}
    </div>
  )
}
