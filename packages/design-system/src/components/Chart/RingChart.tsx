import type { ReactNode } from 'react'
import { number, ringArc, ringList, ringRow, rings as ringsStyle, ringUntold, ringWay, words } from './Chart.css.ts'

/** One ring: a share from 0 to 1 with how it is read, or words alone where no share is told. */
export interface Ring {
  id: string
  name: string
  share: number | null
  text: string
  isFinding?: boolean
}

/** {@link RingChart}. */
export interface RingChartProps {
  label: string
  rings: readonly Ring[]
}

const SIZE = 176
const STROKE = 10
const STEP = 16
/** Rings are three quarters of a circle, so that their beginnings stand in one line. */
const FULL = 0.75

/** Shares around one centre, each with its name and its number beside. */
export function RingChart({ label, rings }: RingChartProps): ReactNode {
  return (
    <div className={ringsStyle}>
      <ul className={ringList} aria-label={label}>
        {rings.map(({ id, name, share, text }) => (
          <li key={id} className={ringRow}>
            <span>{name}</span>
            <span className={share === null ? words : number}>{text}</span>
          </li>
        ))}
      </ul>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
        {rings.map(({ id, share, isFinding }, at) => {
          const radius = SIZE / 2 - STROKE / 2 - at * STEP
          const length = 2 * Math.PI * radius
          const common = { r: radius, cx: SIZE / 2, cy: SIZE / 2, strokeWidth: STROKE, strokeLinecap: 'round' as const }
          const turned = `rotate(-90 ${SIZE / 2} ${SIZE / 2})`
          return (
            <g key={id} transform={turned}>
              <circle
                {...common}
                className={share === null ? ringUntold : ringWay}
                strokeDasharray={`${length * FULL} ${length}`}
              />
              {share === null ? null : (
                <circle
                  {...common}
                  className={ringArc[isFinding ? 'finding' : 'plain']}
                  strokeDasharray={`${length * FULL * share} ${length}`}
                />
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
