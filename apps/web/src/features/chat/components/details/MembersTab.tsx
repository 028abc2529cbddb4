import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus'
import { Button, Skeleton, Text } from '@umkreis/design-system'
import type { Group, GroupMember, UserId } from '@umkreis/schemas'
import { type ReactNode, useMemo, useState } from 'react'
import type { Conversations } from '../../../../services/conversation/conversations.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { SearchBox } from '../../../../shared/ui/SearchBox.tsx'
import { useInView } from '../../hooks/use-in-view.ts'
import { spellingsOf } from '../../logic/fold-name.ts'
import { AddPeopleDialog } from './AddPeopleDialog.tsx'
import { copy } from './copy.ts'
import { isManaging } from './managing.ts'
import { MemberRow } from './MemberRow.tsx'
import { list, nobody, search, tab, top } from './MembersTab.css.ts'

/** From this many on they are searched. */
const MANY_PEOPLE = 10
/** Rows that are drawn at once; more follow when the end comes near. */
const STEP = 100

/** Who is in a conversation, oneself and who manages it first; who manages it adds and removes people here. */
export function MembersTab({
  group,
  viewerId,
  conversations,
}: {
  group: Group
  viewerId: UserId
  conversations: Conversations | null
}): ReactNode {
  const [query, setQuery] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [limit, setLimit] = useState(STEP)
  const canManage = isManaging(group, viewerId)
  const people = useMemo(() => sortPeople(group.members, viewerId), [group.members, viewerId])
  const sought = spellingsOf(query.trim())
  const found = people.filter((person) =>
    spellingsOf(`${formatName(person)} ${person.position} ${person.city}`).some((text) =>
      sought.some((one) => text.includes(one)),
    ),
  )
  const end = useInView<HTMLDivElement>(found.length > limit, () => setLimit((before) => before + STEP))
  const isWhole = group.members.length >= group.memberCount

  return (
    <div className={tab}>
      {canManage || people.length >= MANY_PEOPLE ? (
        <div className={top}>
          {people.length >= MANY_PEOPLE ? (
            <span className={search}>
              <SearchBox label={copy.find} value={query} onChange={setQuery} />
            </span>
          ) : null}
          {canManage && conversations ? (
            <Button
              variant="soft"
              icon={<UserPlusIcon size={20} />}
              aria-haspopup="dialog"
              onPress={() => setAdding(true)}
            >
              {copy.add}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul className={list} aria-label={copy.memberCount(group.memberCount)}>
        {found.slice(0, limit).map((person) => (
          <li key={person.userId}>
            <MemberRow
              group={group}
              person={person}
              viewerId={viewerId}
              canManage={canManage}
              conversations={conversations}
            />
          </li>
        ))}
      </ul>
      <div ref={end} />
      {isWhole ? null : <Skeleton rows={3} label={copy.loading} />}
      <output>
        {found.length === 0 ? (
          <Text as="span" size="small" tone="muted" className={nobody}>
            {copy.nobodyFound}
          </Text>
        ) : null}
      </output>
      {isAdding && conversations ? (
        <AddPeopleDialog group={group} conversations={conversations} onClose={() => setAdding(false)} />
      ) : null}
    </div>
  )
}

function sortPeople(people: readonly GroupMember[], viewerId: UserId): readonly GroupMember[] {
  const rank = ({ userId, groupRole }: GroupMember) => (userId === viewerId ? 0 : groupRole === 'manager' ? 1 : 2)
  return [...people].sort(
    (one, other) => rank(one) - rank(other) || formatName(one).localeCompare(formatName(other), copy.listLocale),
  )
}
