import { Avatar, Button, Dialog, Text } from '@umkreis/design-system'
import type { Group, GroupMember, UserId } from '@umkreis/schemas'
import { type ReactNode, useMemo, useState } from 'react'
import type { Trust, Verification } from '../../../../services/conversation/trust.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { copy } from './copy.ts'
import { list, nobody, person as personStyle, words } from './PeopleDialog.css.ts'
import { VerifiedMark } from './VerifiedMark.tsx'

/** From this many on they are searched. */
const MANY_PEOPLE = 12

/** Everybody in a group, what is known of each, and whether newcomers may read the past. */
export function PeopleDialog({
  group,
  viewerId,
  trust,
  onChoose,
  onClose,
}: {
  group: Group
  viewerId: UserId
  trust: Trust
  onChoose: (person: GroupMember) => void
  onClose: () => void
}): ReactNode {
  const [query, setQuery] = useState('')
  const security = useObserved(useMemo(() => trust.groupSecurity(group.groupId), [trust, group.groupId]))
  const sought = query.trim().toLocaleLowerCase(copy.listLocale)
  const people = group.members
    .filter((person) => formatName(person).toLocaleLowerCase(copy.listLocale).includes(sought))
    .sort((one, other) => formatName(one).localeCompare(formatName(other), copy.listLocale))

  return (
    <Dialog open onClose={onClose} title={copy.groupTitle} description={copy.groupWhy}>
      {security ? <Text weight={600}>{copy.policy[security.historyPolicy]}</Text> : null}
      {group.members.length >= MANY_PEOPLE ? (
        <SearchBox label={copy.findPerson} value={query} onChange={setQuery} />
      ) : null}
      <ul className={list} aria-label={copy.people}>
        {people.map((person) => (
          <li key={person.userId}>
            <Person
              person={person}
              isSelf={person.userId === viewerId}
              isPending={security?.pending.includes(person.userId) ?? false}
              trust={trust}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
      <output>
        {people.length === 0 ? (
          <Text as="span" size="small" tone="muted" className={nobody}>
            {copy.nobodyFound}
          </Text>
        ) : null}
      </output>
    </Dialog>
  )
}

function Person({
  person,
  isSelf,
  isPending,
  trust,
  onChoose,
}: {
  person: GroupMember
  isSelf: boolean
  isPending: boolean
  trust: Trust
  onChoose: (person: GroupMember) => void
}): ReactNode {
  const verification = useObserved(useMemo(() => trust.verificationOf(person.userId), [trust, person.userId]))
  const name = formatName(person)
  return (
    <div className={personStyle}>
      <Avatar name={name} src={person.avatarUrl} size={40} />
      <div className={words}>
        <Text as="span" weight={600} truncate>
          <bdi>{name}</bdi> <VerifiedMark userId={person.userId} trust={trust} />
        </Text>
        <Text as="span" size="small" tone={verification === 'changed' ? 'danger' : 'muted'} truncate>
          {isSelf ? copy.you : isPending ? copy.notSignedIn : KNOWN[verification]}
        </Text>
      </div>
      {isSelf || isPending ? null : (
        <Button size={32} aria-label={copy.compareWith(name)} onPress={() => onChoose(person)}>
          {copy.compare}
        </Button>
      )}
    </div>
  )
}

const KNOWN: Record<Verification, string> = {
  none: copy.notVerified,
  verified: copy.verified,
  changed: copy.numberChanged,
}
