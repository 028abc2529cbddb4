import type { ReactNode } from 'react'
import { bar, heard, wave } from './Waveform.css.ts'

/** Loudness over time, drawn. @param props.levels 0 to 1. @param props.share How much of it was heard, 0 to 1. */
export function Waveform({ levels, share }: { levels: readonly number[]; share: number }): ReactNode {
  return (
    <div className={wave} aria-hidden>
      {levels.map((level, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={index}
          className={index < share * levels.length ? heard : bar}
          style={{ height: `${Math.round(Math.min(1, level) * 100)}%` }}
        />
      ))}
    </div>
  )
}
