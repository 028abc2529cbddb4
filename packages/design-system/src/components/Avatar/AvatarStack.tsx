import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { Avatar, type AvatarSize } from './Avatar.tsx'
import { more, stack, stacked } from './Avatar.css.ts'

/** {@link AvatarStack}: at most `max` people are drawn, the others counted; `label` names the group for listeners. */
export interface AvatarStackProps {
  people: readonly { id: string; name: string; src?: string | null }[]
  size?: AvatarSize
  max?: number
  label?: string
}

/** Several people, one over the other. */
export function AvatarStack({ people, size = 36, max = 4, label }: AvatarStackProps): ReactNode {
  const shown = people.slice(0, max)
  const rest = people.length - shown.length
  return (
    <span className={stack} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      {shown.map((person) => (
        <span key={person.id} className={stacked[size]}>
          <Avatar name={person.name} src={person.src} size={size} />
        </span>
      ))}
      {rest > 0 ? <span className={classNames(stacked[size], more[size])}>+{rest}</span> : null}
    </span>
  )
}
