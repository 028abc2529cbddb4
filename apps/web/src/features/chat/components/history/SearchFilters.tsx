import { Select } from '@umkreis/design-system'
import type { Group, GroupId, UserId } from '@umkreis/schemas'
import { memo, type ReactNode, useMemo } from 'react'
import type { HeldThing } from '../../../../services/history/history.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { groupTitle } from '../../logic/group-title.ts'
import type { SearchChoices, SearchPeriod } from '../../logic/history-query.ts'
import { copy } from './copy.ts'
import { filters } from './history.css.ts'

type Named = { readonly userId: UserId; readonly firstName: string; readonly lastName: string }

/** Names that a list offers at most; others can be typed. */
const OFFERED_MAX = 80
/** Stands for no choice. */
const ALL = 'all'

const PERIODS: readonly { readonly id: SearchPeriod; readonly label: string }[] = [
  { id: 'any', label: copy.anyTime },
  { id: 'week', label: copy.lastWeek },
  { id: 'month', label: copy.lastMonth },
  { id: 'year', label: copy.lastYear },
]
const THINGS: readonly { readonly id: HeldThing | typeof ALL; readonly label: string }[] = [
  { id: ALL, label: copy.anything },
  { id: 'file', label: copy.files },
  { id: 'picture', label: copy.pictures },
  { id: 'link', label: copy.links },
  { id: 'sound', label: copy.voice },
]

/** Narrows a search by person, conversation, time and what a message holds. */
export const SearchFilters = memo(function SearchFilters({
  choices,
  onChange,
  groups,
  people,
  viewerId,
}: {
  choices: SearchChoices
  onChange: (choices: SearchChoices) => void
  groups: readonly Group[]
  people: ReadonlyMap<UserId, Named>
  viewerId: UserId
}): ReactNode {
  const authors = useMemo(
    () => byName([...people.values()].filter(({ userId }) => userId !== viewerId)).slice(0, OFFERED_MAX),
    [people, viewerId],
  )
  return (
    <div className={filters}>
      <Select
        look="pill"
        label={copy.from}
        choices={[{ id: ALL, label: copy.anyone }, { id: viewerId, label: copy.you }, ...authors]}
        selected={choices.senderId ?? ALL}
        onSelect={(id) => onChange({ ...choices, senderId: id === ALL ? null : (id as UserId) })}
      />
      <Select
        look="pill"
        label={copy.in}
        choices={[
          { id: ALL, label: copy.everywhere },
          ...groups
            .filter(({ groupId }, at) => at < OFFERED_MAX || groupId === choices.groupId)
            .map((group) => ({ id: group.groupId, label: groupTitle(group, viewerId, copy.conversation) })),
        ]}
        selected={choices.groupId ?? ALL}
        onSelect={(id) => onChange({ ...choices, groupId: id === ALL ? null : (id as GroupId) })}
      />
      <Select
        look="pill"
        label={copy.when}
        choices={PERIODS}
        selected={choices.period}
        onSelect={(period) => onChange({ ...choices, period })}
      />
      <Select
        look="pill"
        label={copy.holds}
        choices={THINGS}
        selected={choices.has ?? ALL}
        onSelect={(has) => onChange({ ...choices, has: has === ALL ? null : has })}
      />
    </div>
  )
})

function byName(people: readonly Named[]): { id: string; label: string }[] {
  return people
    .map((person) => ({ id: person.userId, label: formatName(person) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}
