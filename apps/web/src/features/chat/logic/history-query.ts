import type { Group, GroupId, UserId } from '@umkreis/schemas'
import { formatName } from '../../../shared/format/format-name.ts'
import type { HeldThing, HistoryQuery } from '../../../services/history/history.ts'
import { groupTitle } from './group-title.ts'
import { nameMatches } from './name-matches.ts'
import { parseSearch } from './parse-search.ts'

/** How far back a search looks. */
export type SearchPeriod = 'any' | 'week' | 'month' | 'year'

/** What is chosen beside the field. */
export type SearchChoices = {
  readonly senderId: UserId | null
  readonly groupId: GroupId | null
  readonly period: SearchPeriod
  readonly has: HeldThing | null
}

/** Nothing chosen: everything is looked through. */
export const NO_CHOICES: SearchChoices = { senderId: null, groupId: null, period: 'any', has: null }

/** Whom and what a search can name, and from when it is. */
export type SearchSurroundings = {
  readonly people: Iterable<{ readonly userId: UserId; readonly firstName: string; readonly lastName: string }>
  readonly groups: readonly Group[]
  readonly viewerId: UserId
  readonly now: Date
}

const DAYS: Readonly<Record<Exclude<SearchPeriod, 'any'>, number>> = { week: 7, month: 30, year: 365 }
const ONESELF: ReadonlySet<string> = new Set(['me', 'mir', 'ich'])

/**
 * What is asked of the history; null where nothing is asked for. What was typed and what was chosen narrow it together. A
 * name that nobody bears finds nothing.
 */
export function toHistoryQuery(
  typed: string,
  choices: SearchChoices,
  surroundings: SearchSurroundings,
): Omit<HistoryQuery, 'limit'> | null {
  const { people, groups, viewerId, now } = surroundings
  const search = parseSearch(typed, now)
  const chosenFrom =
    choices.period === 'any'
      ? undefined
      : new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[choices.period]).getTime()
  const senders = [
    ...search.from.map((name) =>
      ONESELF.has(name.toLowerCase())
        ? [viewerId]
        : [...people].filter((person) => nameMatches(formatName(person), name)).map(({ userId }) => userId),
    ),
    ...(choices.senderId === null ? [] : [[choices.senderId]]),
  ]
  const places = [
    ...search.in.map((name) =>
      groups.filter((group) => nameMatches(groupTitle(group, viewerId, ''), name)).map(({ groupId }) => groupId),
    ),
    ...(choices.groupId === null ? [] : [[choices.groupId]]),
  ]
  const query = {
    text: search.words,
    senderIds: inAll(senders),
    groupIds: inAll(places),
    has: choices.has ?? search.has ?? undefined,
    from: latest(chosenFrom, search.after ?? undefined),
    until: search.before ?? undefined,
  }
  // A conversation alone asks for nothing: it is where one looks, not what for.
  const isEmpty =
    query.text === '' &&
    !query.senderIds &&
    search.in.length === 0 &&
    query.has === undefined &&
    query.from === undefined &&
    query.until === undefined
  return isEmpty ? null : query
}

/** What stands in all of some lists; undefined where there is no list. */
function inAll<T>(lists: readonly (readonly T[])[]): readonly T[] | undefined {
  const [first, ...others] = lists
  return first?.filter((one) => others.every((list) => list.includes(one)))
}

function latest(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
}
