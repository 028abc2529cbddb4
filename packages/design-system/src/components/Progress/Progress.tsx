import { useId, type ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import {
  done,
  name,
  root,
  thickness,
  tone as tones,
  track,
  value as valueStyle,
  waiting,
  words,
} from './Progress.css.ts'

/**
 * {@link Progress}: `value` runs from 0 to `max`, 100 unless given; without one nobody knows how long it takes.
 * `valueText` says the value in words, such as “14 of 18”; a percentage unless given. A thin bar shows no words of its own
 * and stands below what it belongs to; its label is spoken all the same.
 */
export interface ProgressProps {
  label: string
  value?: number
  max?: number
  valueText?: string
  tone?: 'brand' | 'success' | 'danger'
  look?: 'bar' | 'thin'
}

/** How far something has come. For the steps of a way take `ProgressDots`, for a wait without a bar `Spinner`. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  tone = 'brand',
  look = 'bar',
}: ProgressProps): ReactNode {
  const nameId = useId()
  const isThin = look === 'thin'
  const isWaiting = value === undefined
  const share = Math.min(1, Math.max(0, (value ?? 0) / max))
  const spoken = valueText ?? share.toLocaleString(undefined, { style: 'percent' })
  // Said by hand: the library's bar formats with classes that every button would then bring along to the first page.
  return (
    <div className={root}>
      <VisuallyHidden>
        <progress
          aria-label={isThin ? label : undefined}
          aria-labelledby={isThin ? undefined : nameId}
          aria-valuetext={isWaiting ? undefined : spoken}
          max={max}
          value={isWaiting ? undefined : share * max}
        />
      </VisuallyHidden>
      {isThin ? null : (
        <div className={words}>
          <span className={name} id={nameId}>
            {label}
          </span>
          {isWaiting ? null : (
            <span className={valueStyle} aria-hidden>
              {spoken}
            </span>
          )}
        </div>
      )}
      <div className={classNames(track, thickness[look])}>
        <div
          className={classNames(isWaiting ? waiting : done, tones[tone])}
          style={isWaiting ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}
