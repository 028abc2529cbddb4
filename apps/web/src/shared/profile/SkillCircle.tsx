import { Avatar } from '@umkreis/design-system'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import {
  chip,
  chipAngle,
  chipRing,
  circle,
  core,
  far,
  innerDisc,
  innerRing,
  more,
  outerDisc,
  outerRing,
  pendingChip,
  stage,
} from './skill-circle.css.ts'

type Place = { readonly degrees: number; readonly ring: 'inner' | 'outer' }

/** Where skills stand, in the order in which they are added: the nearest first, never two beside each other. */
const PLACES: readonly Place[] = [
  { degrees: 208, ring: 'inner' },
  { degrees: 298, ring: 'inner' },
  { degrees: 22, ring: 'inner' },
  { degrees: 110, ring: 'inner' },
  { degrees: 332, ring: 'outer' },
  { degrees: 236, ring: 'outer' },
  { degrees: 138, ring: 'outer' },
  { degrees: 58, ring: 'outer' },
  { degrees: 284, ring: 'outer' },
  { degrees: 180, ring: 'outer' },
  { degrees: 90, ring: 'outer' },
  { degrees: 4, ring: 'outer' },
]

type SkillCircleProps = {
  readonly name: string
  readonly avatarUrl: string | null
  readonly skills: readonly string[]
  /** What is being typed and has not been added yet. */
  readonly pending?: string | undefined
}

/** A portrait with its skills on the arcs around. Decoration: the same skills stand in the field beside it. */
export function SkillCircle({ name, avatarUrl, skills, pending }: SkillCircleProps): ReactNode {
  const shown = skills.slice(0, PLACES.length)
  const hidden = skills.length - shown.length
  const next = PLACES[shown.length]
  return (
    <div className={stage} aria-hidden>
      <div className={circle}>
        <div className={far} />
        <div className={outerDisc} />
        <div className={innerDisc} />
        <div className={outerRing} />
        <div className={innerRing} />
        <div className={core}>
          <Avatar name={name} src={avatarUrl} size={120} />
        </div>
        {shown.map((skill, index) => (
          <Chip key={skill} place={PLACES[index]} className={chip}>
            {skill}
          </Chip>
        ))}
        {pending && next ? (
          <Chip place={next} className={pendingChip}>
            {pending}
          </Chip>
        ) : null}
        {hidden > 0 ? <span className={more}>+{hidden} more</span> : null}
      </div>
    </div>
  )
}

function Chip({ place, className, children }: { place: Place | undefined; className: string; children: string }) {
  if (!place) return null
  return (
    <span
      className={`${className} ${chipRing[place.ring]}`}
      style={assignInlineVars({ [chipAngle]: `${place.degrees}deg` })}
    >
      {children}
    </span>
  )
}
