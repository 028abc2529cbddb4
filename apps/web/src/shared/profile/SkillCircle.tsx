import { Avatar } from '@umkreis/design-system'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import {
  chip,
  chipAngle,
  chipRing,
  chipWords,
  circle,
  core,
  far,
  innerDisc,
  innerRing,
  more,
  narrowChipAngle,
  outerDisc,
  outerRing,
  pendingChip,
  stage,
} from './skill-circle.css.ts'

/** Where a skill stands: degrees clockwise from the right, also on the narrow stage of a phone. */
type Place = { readonly ring: 'inner' | 'outer'; readonly degrees: number; readonly narrowDegrees: number }

const at = (ring: Place['ring'], degrees: number, narrowDegrees = degrees): Place => ({ ring, degrees, narrowDegrees })

/** In the order in which skills are added: the nearest first, never two beside each other. */
const PLACES: readonly Place[] = [
  at('inner', 208, 214),
  at('inner', 298, 322),
  at('inner', 22, 28),
  at('inner', 110, 152),
  at('outer', 332),
  at('outer', 236),
  at('outer', 150),
  at('outer', 58),
  at('outer', 284),
  at('outer', 180),
  at('outer', 98),
  at('outer', 4),
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
      style={assignInlineVars({
        [chipAngle]: `${place.degrees}deg`,
        [narrowChipAngle]: `${place.narrowDegrees}deg`,
      })}
    >
      <span className={chipWords}>{children}</span>
    </span>
  )
}
