import { Avatar, CoverageRing } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useMemo, useState, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import { cutArc, formatArc, discAt } from '../logic/arc-pieces.ts'
import { arcsOf, findPlaces, ringedRadius, type Place } from '../logic/circle-geometry.ts'
import { standPeople, type Standing } from '../logic/circle-places.ts'
import { bystanders, type CirclePerson } from '../logic/standing-people.ts'
import { wordName } from '../logic/wording.ts'
import * as styles from './Circle.css.ts'
import type { MeasuredStage } from './use-stage.ts'

/** {@link Circle}: `people` best first; `onOpen` is for those who meet something. */
export interface CircleProps {
  stage: MeasuredStage
  people: readonly CirclePerson[]
  onOpen: (userId: UserId) => void
}

/** The arcs around the question, and the people on them: who matches stands nearer and wears the ring. */
export function Circle({ stage, people, onOpen }: CircleProps): ReactNode {
  const places = useMemo(() => findPlaces(stage), [stage])
  const standing = useStanding(places, people)
  const placed = people.flatMap((person) => {
    const index = standing.get(person.user.userId)
    const place = index === undefined ? undefined : places[index]
    return place ? [{ person, place, index }] : []
  })
  return (
    <div className={styles.circle}>
      <Lines stage={stage} discs={placed.map(({ person, place }) => discAt(stage, place, person.meets !== 'none'))} />
      {placed.map(({ person, place, index }) => (
        // Who comes closer appears there instead of travelling: the way would lead over words, and over lines cut elsewhere.
        <PersonOnArc
          key={`${person.user.userId} ${index}`}
          stage={stage}
          person={person}
          place={place}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}

type Stood = {
  readonly places: readonly Place[]
  readonly people: readonly CirclePerson[]
  readonly standing: Standing
}

/** Who stands where, given where everybody stood before: only those whose match changed move. */
function useStanding(places: readonly Place[], people: readonly CirclePerson[]): Standing {
  const [stood, setStood] = useState<Stood>({ places: [], people: [], standing: new Map() })
  if (stood.places === places && stood.people === people) return stood.standing
  const previous: Standing = stood.places === places ? stood.standing : new Map()
  const standing = standPeople(places, bystanders(people), previous)
  // While rendering, as React advises for what follows from props and from itself: no frame shows the old standing.
  setStood({ places, people, standing })
  return standing
}

function Lines({ stage, discs }: { stage: MeasuredStage; discs: readonly { x: number; y: number; radius: number }[] }) {
  const { centreX: x, centreY: y, texts } = stage
  const { radii } = arcsOf(stage.width)
  const [first = 0, second = 0] = radii
  const outer = radii.at(-1) ?? second
  return (
    <svg className={styles.lines} aria-hidden>
      <circle className={styles.disc.outer} cx={x} cy={y} r={outer} />
      <circle className={styles.disc.second} cx={x} cy={y} r={second} />
      <circle className={styles.disc.inner} cx={x} cy={y} r={first} />
      {radii.map((radius, arc) => (
        <g key={radius} className={arc === 0 ? styles.arc.first : arc === 1 ? styles.arc.second : styles.arc.quiet}>
          {cutArc(stage, radius, texts, discs).map((piece) => (
            <path key={piece.from} d={formatArc(stage, radius, piece)} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function PersonOnArc({
  stage,
  person,
  place,
  onOpen,
}: {
  stage: MeasuredStage
  person: CirclePerson
  place: Place
  onOpen: (userId: UserId) => void
}) {
  const { user } = person
  const at = assignInlineVars({ [styles.placeX]: `${place.x}px`, [styles.placeY]: `${place.y}px` })
  if (person.meets === 'none') {
    return (
      <div className={styles.place} style={at} aria-hidden>
        <span className={styles.quietPortrait}>
          <Avatar name={wordName(user)} src={user.avatarUrl} size={40} />
        </span>
      </div>
    )
  }
  const size = ringedRadius(stage.width) * 2
  const met = person.coverage.filter(Boolean).length
  return (
    <div className={styles.place} style={at}>
      <button
        type="button"
        className={styles.ringedPortrait}
        aria-label={copy.openPerson(wordName(user), copy.meets(met, person.coverage.length))}
        onClick={() => onOpen(user.userId)}
      >
        <CoverageRing parts={person.coverage} size={size} label="">
          <Avatar name={wordName(user)} src={user.avatarUrl} size={size >= 70 ? 56 : 40} />
        </CoverageRing>
      </button>
      {place.label === 'none' ? null : (
        <span className={styles.labelSide[place.label]} aria-hidden>
          <span className={styles.labelName}>{user.firstName}</span>
          <span className={styles.labelWords}>{person.words}</span>
        </span>
      )}
    </div>
  )
}
