import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { length, lines, row, rows, shape } from './Skeleton.css.ts'
import { LOADING } from '../../internal/labels.ts'

/** {@link Skeleton}: how many rows of people, or one block; `label` is spoken. */
export interface SkeletonProps {
  rows?: number
  shape?: 'people' | 'lines' | 'block'
  label?: string
}

const SECOND = ['middle', 'short', 'middle', 'short'] as const

/** The shape of what is coming, after 300 ms of waiting. */
export function Skeleton({ rows: count = 3, shape: kind = 'people', label = LOADING }: SkeletonProps): ReactNode {
  return (
    <output className={rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {kind === 'block' ? <div className={shape.block} /> : null}
      {kind === 'block'
        ? null
        : Array.from({ length: count }, (_, index) => (
            <div key={index} className={row}>
              {kind === 'people' ? <div className={shape.circle} /> : null}
              <div className={lines}>
                <div className={`${shape.line} ${length.long}`} />
                <div className={`${shape.line} ${length[SECOND[index % SECOND.length] ?? 'short']}`} />
              </div>
            </div>
          ))}
    </output>
  )
}
