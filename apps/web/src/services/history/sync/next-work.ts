import type { GroupId } from '@umkreis/schemas'
import type { GroupState } from '../archive/history-engine.ts'

/** A group of the member's as the archive follows it. */
export type SyncedGroup = {
  readonly groupId: GroupId
  /** The newest revision that was heard of. */
  revision: number
  /** How far it is archived; undefined for a group that is new. */
  state: GroupState | undefined
  /** Whether messages that could not be read may be by now. */
  mayHeal: boolean
}

/** One step of the work: one or a few questions to the server. */
export type Work =
  | { readonly kind: 'begin'; readonly group: SyncedGroup }
  | {
      readonly kind: 'catch-up'
      readonly group: SyncedGroup
      readonly state: GroupState
      /** The revision that was asked for when it began. */
      readonly until: number
    }
  | { readonly kind: 'heal' | 'past'; readonly group: SyncedGroup; readonly state: GroupState }

/**
 * Says what is to be done next; undefined where everything is here. What is new comes before the past, and the past of a
 * group that somebody waits for before that of others.
 *
 * @param groups Those used last first.
 */
export function nextWork(groups: readonly SyncedGroup[], hastened: ReadonlySet<GroupId>): Work | undefined {
  const ordered = groups.toSorted((one, other) => rankOf(one, hastened) - rankOf(other, hastened))
  return (
    first(ordered, (group) => (group.state ? undefined : { kind: 'begin', group })) ??
    first(ordered, (group) =>
      group.state && group.state.revision < group.revision
        ? { kind: 'catch-up', group, state: group.state, until: group.revision }
        : undefined,
    ) ??
    first(ordered, (group) =>
      group.state && group.mayHeal ? { kind: 'heal', group, state: group.state } : undefined,
    ) ??
    first(ordered, (group) =>
      group.state && !group.state.isComplete ? { kind: 'past', group, state: group.state } : undefined,
    )
  )
}

function rankOf({ groupId }: SyncedGroup, hastened: ReadonlySet<GroupId>): number {
  return hastened.has(groupId) ? 0 : 1
}

function first(groups: readonly SyncedGroup[], workOf: (group: SyncedGroup) => Work | undefined): Work | undefined {
  for (const group of groups) {
    const work = workOf(group)
    if (work) return work
  }
  return undefined
}
