import type { ReactNode } from 'react'
import { pointOn } from '../../internal/arc.ts'
import {
  dot,
  ground,
  line1,
  line2,
  picture as pictureStyle,
  place,
  root,
  text as textStyle,
  title as titleStyle,
  words,
} from './EmptyState.css.ts'

/**
 * {@link EmptyState}: a title, one line, and one button that leads on. `level` is the title's place in the outline.
 * `picture`: 'waiting' is a circle in which there is nobody yet, 'closed' one that is there and can't be looked into.
 */
export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 2 | 3 | 4
  picture?: 'waiting' | 'closed'
}

const CENTRE = { x: 106, y: 106 }
const PLACES = [
  pointOn(CENTRE.x, CENTRE.y, 102, -45),
  pointOn(CENTRE.x, CENTRE.y, 102, 45),
  pointOn(CENTRE.x, CENTRE.y, 66, 0),
]

/** Nothing to be seen here: the circle waits for somebody, or is closed. */
export function EmptyState({ title, text, action, level = 2, picture = 'waiting' }: EmptyStateProps): ReactNode {
  const Title = `h${level}` as const
  return (
    <div className={root}>
      {picture === 'closed' ? <ClosedCircle /> : <WaitingCircle />}
      <div className={words}>
        <Title className={titleStyle}>{title}</Title>
        {text ? <p className={textStyle}>{text}</p> : null}
      </div>
      {action}
    </div>
  )
}

function WaitingCircle(): ReactNode {
  return (
    <svg className={pictureStyle} viewBox="0 0 212 108" strokeWidth="2.5" aria-hidden>
      <path className={ground} d="M4 106A102 102 0 0 1 208 106H172A66 66 0 0 0 40 106Z" />
      <path className={line2} d="M4 106A102 102 0 0 1 208 106" />
      <path className={line1} d="M40 106A66 66 0 0 1 172 106" />
      {PLACES.map(([x, y]) => (
        <circle key={x} className={place} cx={x} cy={y} r="11.5" strokeWidth="1.5" />
      ))}
      <circle className={dot} cx="106" cy="82" r="15" />
    </svg>
  )
}

function ClosedCircle(): ReactNode {
  return (
    <svg className={pictureStyle} viewBox="0 0 212 108" strokeWidth="2.5" aria-hidden>
      <circle className={ground} cx="106" cy="54" r="51" />
      <circle className={line2} cx="106" cy="54" r="51" />
      <circle className={line1} cx="106" cy="54" r="33" />
      <path className={line1} d="M99.5 51v-5a6.5 6.5 0 0 1 13 0v5" />
      <rect className={dot} x="95" y="51" width="22" height="17" rx="4" />
    </svg>
  )
}
