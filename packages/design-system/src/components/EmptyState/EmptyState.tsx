import type { ReactNode } from 'react'
import { pointOn } from '../../internal/arc.ts'
import {
  dot,
  ground,
  inside,
  line1,
  line2,
  picture,
  place,
  root,
  text as textStyle,
  title as titleStyle,
  words,
} from './EmptyState.css.ts'

/** {@link EmptyState}: a title, one line, and one button that leads on. `level` is the title's place in the outline. */
export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
}

const CENTRE = { x: 106, y: 106 }
const PLACES = [
  pointOn(CENTRE.x, CENTRE.y, 102, -45),
  pointOn(CENTRE.x, CENTRE.y, 102, 45),
  pointOn(CENTRE.x, CENTRE.y, 66, 0),
]

/** Nobody here yet: the circle waits for somebody. */
export function EmptyState({ title, text, action, level = 2 }: EmptyStateProps): ReactNode {
  const Title = `h${level}` as const
  return (
    <div className={root}>
      <svg className={picture} viewBox="0 0 212 108" strokeWidth="2.5" aria-hidden>
        <path className={ground} d="M4 106A102 102 0 0 1 208 106Z" />
        <path className={inside} d="M40 106A66 66 0 0 1 172 106Z" />
        <path className={line2} d="M4 106A102 102 0 0 1 208 106" />
        <path className={line1} d="M40 106A66 66 0 0 1 172 106" />
        {PLACES.map(([x, y]) => (
          <circle key={x} className={place} cx={x} cy={y} r="11.5" strokeWidth="1.5" />
        ))}
        <circle className={dot} cx="106" cy="82" r="15" />
      </svg>
      <div className={words}>
        <Title className={titleStyle}>{title}</Title>
        {text ? <p className={textStyle}>{text}</p> : null}
      </div>
      {action}
    </div>
  )
}
