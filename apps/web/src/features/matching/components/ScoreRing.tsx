import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { figure, full, part, ring, score as scoreStyle, text } from './ScoreRing.css.ts'

const RADIUS = 37
const LENGTH = 2 * Math.PI * RADIUS

/** How much two people have in common, from 0 to 100. */
export function ScoreRing({ score }: { score: number }): ReactNode {
  return (
    <div className={scoreStyle}>
      <svg className={ring} viewBox="0 0 80 80" role="img" aria-label={copy.score(score)}>
        <circle className={full} cx="40" cy="40" r={RADIUS} />
        {score > 0 ? (
          <circle
            className={part}
            cx="40"
            cy="40"
            r={RADIUS}
            strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
            transform="rotate(-90 40 40)"
          />
        ) : null}
        <text className={figure} x="40" y="40" textAnchor="middle" dominantBaseline="central" aria-hidden>
          {score}
        </text>
      </svg>
      <p className={text}>
        <span aria-hidden>{copy.scoreWords}</span> {copy.onlyYou}
      </p>
    </div>
  )
}
