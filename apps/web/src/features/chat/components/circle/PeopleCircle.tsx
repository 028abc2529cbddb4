import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { Avatar, VisuallyHidden } from '@umkreis/design-system'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { formatName } from '../../../../shared/format/format-name.ts'
import { CENTRE, CIRCLE_PLACES, type CirclePlace, circlePlaces, RADIUS, STAGE } from '../../logic/circle-places.ts'
import {
  arcs,
  awayX,
  awayY,
  cross,
  free,
  innerGround,
  innerLine,
  middle,
  more,
  outerGround,
  outerLine,
  person as personStyle,
  removable,
  stage,
} from './PeopleCircle.css.ts'

/** Somebody on the arcs, as much as is drawn of them. */
export type CirclePerson = Pick<UserSummary, 'userId' | 'firstName' | 'lastName' | 'avatarUrl'>

const SIZE = { inner: 40, outer: 36 } as const

/**
 * A conversation and the people in it, arranged around the middle. Decoration, unless `remove` makes buttons of the
 * portraits: then each says whom it lets go.
 *
 * @param total All of them, when not all are in `people`.
 */
export function PeopleCircle({
  centre,
  people,
  total = people.length,
  remove,
}: {
  centre: ReactNode
  people: readonly CirclePerson[]
  total?: number
  remove?: { readonly label: (name: string) => string; readonly onPress: (userId: UserId) => void }
}): ReactNode {
  const isOver = total > CIRCLE_PLACES
  const shown = people.slice(0, isOver ? CIRCLE_PLACES - 1 : CIRCLE_PLACES)
  const rest = total - shown.length
  const places = circlePlaces(shown.length + (rest > 0 ? 1 : 0))
  const last = places.at(-1)
  return (
    <div className={stage} aria-hidden={remove ? undefined : true}>
      <svg className={arcs} viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} strokeWidth="1.5" aria-hidden>
        <circle className={outerGround} cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.outer} />
        <circle className={innerGround} cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.inner} />
        <circle className={outerLine} cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.outer} />
        <circle className={innerLine} cx={CENTRE.x} cy={CENTRE.y} r={RADIUS.inner} />
        {/* Nobody stands there yet. */}
        {(total === 0 && remove ? circlePlaces(3) : []).map(({ x, y }) => (
          <circle key={x} className={free} cx={CENTRE.x + x} cy={CENTRE.y + y} r="17" />
        ))}
      </svg>
      <span className={middle}>{centre}</span>
      {shown.map((one, index) => {
        const at = places[index]
        if (!at) return null
        const portrait = <Avatar name={formatName(one)} src={one.avatarUrl} size={SIZE[at.arc]} />
        return remove ? (
          <button
            key={one.userId}
            type="button"
            className={`${personStyle} ${removable}`}
            style={standAt(at)}
            title={remove.label(formatName(one))}
            onClick={() => remove.onPress(one.userId)}
          >
            {/* A name in words, not as a label: initials of a portrait would have to be a part of that. */}
            <VisuallyHidden>{remove.label(formatName(one))}</VisuallyHidden>
            {portrait}
            <span className={cross}>
              <XIcon size={16} weight="bold" aria-hidden />
            </span>
          </button>
        ) : (
          <span key={one.userId} className={personStyle} style={standAt(at)}>
            {portrait}
          </span>
        )
      })}
      {rest > 0 && last ? (
        <span className={personStyle} style={standAt(last)}>
          <span className={more}>+{rest}</span>
        </span>
      ) : null}
    </div>
  )
}

function standAt({ x, y }: CirclePlace) {
  return assignInlineVars({ [awayX]: `${x}px`, [awayY]: `${y}px` })
}
