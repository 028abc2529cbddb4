import { Button, Popover } from '@umkreis/design-system'
import type { MovedColor, ThemeReport } from '@umkreis/theme'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import { allPass, listMoved, wordRatio, wordToken } from '../../logic/word-theme.ts'
import * as css from './theme.css.ts'

/** What was checked, what was moved, and how it came out; of colours that can't be read (`refused`), that they were not. */
export function CheckSummary({ report, refused }: { report: ThemeReport; refused: number }): ReactNode {
  const moved = listMoved(report)
  const { lowest } = report
  return (
    <div className={css.summary}>
      {refused > 0 ? (
        <p className={css.summaryLine}>{copy.theme.unread(refused)}</p>
      ) : (
        <>
          <p className={css.summaryLine}>
            <span>{copy.theme.checked(report.pairs.length)}</span>
            {allPass(report) ? <b className={css.passes}>{copy.theme.allPass}</b> : null}
          </p>
          <p className={css.summaryLine}>
            <span className={css.quiet}>
              {copy.theme.lowest(wordToken(lowest.foreground), wordToken(lowest.background))}
            </span>
            <b className={css.strong}>{wordRatio(lowest.ratio)}</b>
          </p>
        </>
      )}
      {moved.length > 0 ? (
        <Popover
          title={copy.theme.movedTitle}
          trigger={
            <Button className={css.movedButton} variant="text" size={32}>
              {copy.theme.moved(moved.length)}
            </Button>
          }
        >
          <p className={css.quiet}>{copy.theme.movedLine}</p>
          <ul className={css.movedList}>
            {moved.map((entry) => (
              <Moved key={`${entry.scheme} ${entry.token}`} entry={entry} />
            ))}
          </ul>
        </Popover>
      ) : null}
    </div>
  )
}

function Moved({ entry }: { entry: MovedColor }) {
  return (
    <li className={css.movedEntry}>
      <span className={css.movedPair} aria-hidden>
        <span className={css.dot} style={{ background: entry.from }} />
        <span className={css.dot} style={{ background: entry.to }} />
      </span>
      <span>
        {wordToken(entry.token)}, {copy.theme.scheme[entry.scheme].toLowerCase()}
      </span>
      <span className={css.movedRatio}>
        {copy.theme.movedEntry(wordRatio(entry.ratioBefore), wordRatio(entry.ratioAfter), wordToken(entry.against))}
      </span>
    </li>
  )
}
