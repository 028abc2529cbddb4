import { Avatar, Tag } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import type { Match, User } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { formatName } from '../../../shared/format/format-name.ts'
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts'
import { copy } from '../copy.ts'
import {
  alone,
  circles,
  column,
  columnHead,
  columns,
  columnTitle,
  ground,
  lens,
  list,
  mine,
  mineLine,
  more,
  note,
  place,
  plain,
  portrait,
  theirs,
  theirsLine,
  waitingLine,
} from './MatchCircles.css.ts'

const SHOWN = 5

/** Two circles that overlap in what both have. Without a match only one's own is filled, and the other waits. */
export function MatchCircles({ self, match }: { self: User; match: Match | null }): ReactNode {
  return (
    <div className={circles}>
      <Ground isWaiting={match === null} />
      <div className={match ? columns : `${columns} ${alone}`}>
        <Person
          person={self}
          name={copy.yourself}
          skills={match ? first(match.offeredSkills, self.skills, match.sharedSkillsOfViewer) : self.skills}
        />
        {match ? (
          <>
            <div className={column}>
              <Shared match={match} self={self} />
            </div>
            <Person
              person={match.user}
              name={match.user.firstName}
              skills={first(match.complementarySkills, match.user.skills, match.sharedSkills)}
            />
          </>
        ) : null}
      </div>
    </div>
  )
}

/** What goes with the other's skills comes first; what both have stands in the middle. */
function first(fitting: readonly string[], all: readonly string[], shared: readonly string[]): string[] {
  return [...new Set([...fitting, ...all])].filter((skill) => !shared.includes(skill))
}

function Person({ person, name, skills }: { person: User; name: string; skills: readonly string[] }) {
  return (
    <div className={column}>
      <div className={columnHead}>
        <span className={portrait}>
          <Avatar name={formatName(person)} src={person.avatarUrl} size={56} />
        </span>
        <p className={columnTitle}>{name}</p>
        <p className={place}>{[person.position, person.city].filter(Boolean).join(', ')}</p>
      </div>
      <Skills label={copy.skillsOf(name)} skills={skills} />
    </div>
  )
}

function Shared({ match, self }: { match: Match; self: User }) {
  const { sharedSkills, customFields, sameCity } = match
  const isNothing = sharedSkills.length === 0 && customFields.length === 0 && !sameCity
  return (
    <>
      <p className={columnTitle}>{copy.shared}</p>
      {isNothing ? <p className={note}>{copy.nothingShared}</p> : null}
      <Skills label={copy.shared} skills={sharedSkills} />
      {customFields.map(({ name, value }) => (
        <p key={`${name} ${value}`} className={note}>
          {copy.fieldOf(name, value)}
        </p>
      ))}
      {sameCity ? <p className={note}>{copy.sameCity(self.city)}</p> : null}
    </>
  )
}

function Skills({ label, skills }: { label: string; skills: readonly string[] }) {
  const isPhone = useMediaQuery(media.below768)
  if (skills.length === 0) return null
  return (
    <ul className={list} aria-label={label}>
      {skills.slice(0, SHOWN).map((skill) => (
        <li key={skill}>{isPhone ? <span className={plain}>{skill}</span> : <Tag tone="surface">{skill}</Tag>}</li>
      ))}
      {skills.length > SHOWN ? <li className={more}>{copy.more(skills.length - SHOWN)}</li> : null}
    </ul>
  )
}

function Ground({ isWaiting }: { isWaiting: boolean }) {
  const isPhone = useMediaQuery(media.below768)
  // On phones the width decides: circles as high as long lists would have lost a third of themselves at the edges.
  // Of the one that waits an edge is enough: one's own is whole.
  const phoneBox = isWaiting ? '-16 0 564 450' : '60 0 564 450'
  const [box, fit] = isPhone ? [phoneBox, 'xMidYMid meet'] : ['0 0 684 450', 'xMidYMid slice']
  return (
    <svg className={ground} viewBox={box} preserveAspectRatio={fit} aria-hidden>
      <circle className={isWaiting ? waitingLine : theirs} cx="464" cy="225" r="218" />
      <circle className={mine} cx="220" cy="225" r="218" />
      {isWaiting ? null : <path className={lens} d="M342 44.34A218 218 0 0 1 342 405.66A218 218 0 0 1 342 44.34Z" />}
      <circle className={mineLine} cx="220" cy="225" r="218" />
      {/* The one that waits stands behind: its line would cross the words. */}
      {isWaiting ? null : <circle className={theirsLine} cx="464" cy="225" r="218" />}
    </svg>
  )
}
