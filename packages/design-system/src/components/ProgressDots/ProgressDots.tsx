import type { ReactNode } from 'react'
import { check, done, dotDone, dotInside, dotNow, dotOpen, rest, root } from './ProgressDots.css.ts'
import { stepOf } from '../../internal/labels.ts'

/** {@link ProgressDots}: `current` counts from 0; at `count` everything is done. `label` is spoken. */
export interface ProgressDotsProps {
  count: number
  current: number
  label?: string
}

const WIDTH = 120
const HEIGHT = 34
const SAG = 14

/** The point on the hanging arc at a share from 0 to 1 of its way. */
function hang(share: number): readonly [x: number, y: number] {
  return [10 + share * (WIDTH - 20), 9 + 4 * SAG * share * (1 - share)]
}

/** The steps of a way hang on one arc; what lies behind is drawn in the first line. */
export function ProgressDots({ count, current, label }: ProgressDotsProps): ReactNode {
  const [[x1, y1], [x2, y2]] = [hang(0), hang(1)]
  const arc = `M${x1} ${y1}Q${WIDTH / 2} ${y1 + 2 * SAG} ${x2} ${y2}`
  const share = Math.min(1, current / Math.max(1, count - 1))
  return (
    <svg
      className={root}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label ?? stepOf(Math.min(count, current + 1), count)}
    >
      <path className={rest} d={arc} strokeWidth="2" />
      <path
        className={done}
        d={arc}
        strokeWidth="2"
        pathLength="1"
        strokeDasharray="1 1"
        strokeDashoffset={1 - share}
      />
      {Array.from({ length: count }, (_, index) => {
        const [x, y] = hang(count === 1 ? 0.5 : index / (count - 1))
        if (index < current) {
          return (
            <g key={index}>
              <circle className={dotDone} cx={x} cy={y} r="7.5" />
              <path
                className={check}
                d={`m${x - 3} ${y}l2.2 2.3 4-4.4`}
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </g>
          )
        }
        if (index > current) return <circle key={index} className={dotOpen} cx={x} cy={y} r="6" strokeWidth="1.5" />
        return (
          <g key={index}>
            <circle className={dotNow} cx={x} cy={y} r="8.5" strokeWidth="2.25" />
            <circle className={dotInside} cx={x} cy={y} r="4" />
          </g>
        )
      })}
    </svg>
  )
}
