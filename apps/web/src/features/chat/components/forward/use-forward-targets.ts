import type { Group, GroupMember, UserSummary } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { copy } from '../../copy.ts'
import { useFoundGroups } from '../../hooks/use-found-groups.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { searchGroups } from '../../logic/search-groups.ts'
import type { ForwardTarget } from '../../state/forward.ts'
import { groupListAtom } from '../../state/groups.ts'
import { usePeopleSearch } from '../new-group/use-people-search.ts'

/** A place that a message can go on to, as it is offered. */
export type ShownTarget = {
  readonly target: ForwardTarget
  readonly title: string
  readonly line: string
  readonly avatarUrl: string | null
  /** Who is drawn for a conversation without a picture. */
  readonly people: readonly GroupMember[]
}

/** Tells one target from another. */
export function targetKey(target: ForwardTarget): string {
  return target.kind === 'group' ? target.groupId : target.userId
}

/** The conversations and people that fit what is typed; the ones used last come first. */
export function useForwardTargets(query: string): {
  readonly groups: readonly ShownTarget[]
  readonly people: readonly ShownTarget[]
  readonly isSettled: boolean
} {
  const viewerId = useAtomValue(currentUserAtom).userId
  const list = useAtomValue(groupListAtom)
  const all = useMemo(() => (list.kind === 'loaded' ? list.groups : []), [list])
  const { found, isLooking } = useFoundGroups(query, list.kind === 'loaded' && list.more !== 'no')
  const hidden = useMemo(() => {
    const known = all
      .filter(({ kind }) => kind === 'pair')
      .flatMap(({ members }) => members.map(({ userId }) => userId))
    return new Set([viewerId, ...known])
  }, [all, viewerId])
  const search = usePeopleSearch(query, hidden)

  const titleOf = (group: Group) => groupTitle(group, viewerId, copy.unnamedGroup)
  const fitting = new Set(searchGroups(all, query, titleOf))
  const groups = all
    .filter((group) => fitting.has(group) || found.has(group.groupId))
    .map((group): ShownTarget => {
      const others = group.members.filter(({ userId }) => userId !== viewerId)
      const isPair = group.kind === 'pair'
      return {
        target: { kind: 'group', groupId: group.groupId },
        title: titleOf(group),
        line: isPair ? (others[0]?.position ?? '') : copy.people(group.memberCount),
        avatarUrl: isPair ? (others[0]?.avatarUrl ?? null) : group.avatarUrl,
        people: isPair ? [] : others,
      }
    })
  return { groups, people: search.people.map(personTarget), isSettled: search.isSettled && !isLooking }
}

function personTarget(person: UserSummary): ShownTarget {
  const { userId, position, avatarUrl } = person
  return { target: { kind: 'person', userId }, title: formatName(person), line: position, avatarUrl, people: [] }
}
