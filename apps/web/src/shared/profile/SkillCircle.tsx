import { Avatar } from '@umkreis/design-system'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import {
  chip,
  chipAngle,
  chipRing,
  circle,
  compact,
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
type Place = { readonly ring: 'inner' | 'outer' | 'compact'; readonly degrees: number; readonly narrowDegrees: number }

const at = (ring: Place['ring'], degrees: number, narrowDegrees = degrees): Place => ({ ring, degrees, narrowDegrees })

/** In the order in which skills are added: the nearest first, never two beside each other. */
const WIDE_PLACES: readonly Place[] = [
  at('inner', 208, 214),
  at('inner', 298, 322),
  at('inner', 22, 28),
  at('inner', 110, 152),
  at('outer', 332),
  at('outer', 236),
  at('outer', 138),
  at('outer', 58),
  at('outer', 284),
  at('outer', 180),
  at('outer', 90),
  at('outer', 4),
]

/** In a column beside a form there is room for six. */
const COMPACT_PLACES: readonly Place[] = [
  at('compact', 232),
  at('compact', 308),
  at('compact', 2),
  at('compact', 128),
  at('compact', 52),
  at('compact', 178),
]

type SkillCircleProps = {
  readonly name: string
  readonly avatarUrl: string | null
  readonly skills: readonly string[]
  /** What is being typed and has not been added yet. */
  readonly pending?: string | undefined
  /** Whether it stands in a column beside a form, not on half a screen. */
  readonly isCompact?: boolean
}

/** A portrait with its skills on the arcs around. Decoration: the same skills stand in the field beside it. */
export function SkillCircle({ name, avatarUrl, skills, pending, isCompact = false }: SkillCircleProps): ReactNode {
  const places = isCompact ? COMPACT_PLACES : WIDE_PLACES
  const shown = skills.slice(0, places.length)
  const hidden = skills.length - shown.length
  const next = places[shown.length]
  return (
    <div className={isCompact ? `${stage} ${compact}` : stage} aria-hidden>
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
          <Chip key={skill} place={places[index]} className={chip}>
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
      {children}
    </span>
  )
}
