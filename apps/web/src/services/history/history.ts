import type { GroupId, UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ChatMessage } from '../conversation/chat-message.ts'
import type { Observed } from '../conversation/observed.ts'

/** What a message holds besides words. */
export type HeldThing = 'file' | 'picture' | 'sound' | 'link'

/** What is looked for in the member's own history. What is not named narrows nothing. */
export type HistoryQuery = {
  /** Words, each of which a message has to hold or begin a word with. */
  readonly text: string
  /** Groups, one of which it has to stand in. */
  readonly groupIds?: readonly GroupId[] | undefined
  /** People, one of whom has to have written it. */
  readonly senderIds?: readonly UserId[] | undefined
  /** It was sent at this time or later, in milliseconds. */
  readonly from?: number | undefined
  /** It was sent before this time, in milliseconds. */
  readonly until?: number | undefined
  readonly has?: HeldThing | undefined
  /** Messages that are wanted. */
  readonly limit: number
}

/** A found message. `isAlmost`: only but for typing errors. */
export type HistoryFinding = { readonly message: ChatMessage; readonly isAlmost: boolean }

/** The best findings, and how many there are in all: those without typing errors first, of these the newest first. */
export type HistoryFindings = { readonly findings: readonly HistoryFinding[]; readonly total: number }

/** How far a group's history is here. */
export type GroupProgress = {
  readonly groupId: GroupId
  /** Sequence from which on everything is here. */
  readonly oldest: number
  /** Newest sequence that is here; 0 for none. */
  readonly newest: number
  /** Whether there is nothing older. */
  readonly isComplete: boolean
}

/**
 * What building the history does.
 * - `building`: the past is on its way.
 * - `paused`: it waits for a network (`offline`), for a better one (`slow-network`),
 *   for this device's keys (`no-keys`), or before it tries again (`failed`).
 * - `elsewhere`: another tab of this browser builds it.
 * - `built`: everything is here.
 */
export type BuildState =
  | { readonly kind: 'building' }
  | { readonly kind: 'paused'; readonly because: 'offline' | 'slow-network' | 'no-keys' | 'failed' }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'built' }

/** How far the whole history is. */
export type HistoryProgress = { readonly state: BuildState; readonly groups: ReadonlyMap<GroupId, GroupProgress> }

/**
 * The member's messages as this device has opened them, sealed in its storage: also without a network. A worker does the
 * work. It holds no more than what was archived; `progress` says how far that is.
 */
export interface History {
  readonly progress: Observed<HistoryProgress>
  /** Told with each change of what is archived. @returns How to end it. */
  onChange(listener: () => void): () => void
  /** The newest messages of a group, ascending, reactions among them. */
  newest(groupId: GroupId, count: number): Promise<readonly ChatMessage[]>
  /** The messages before a sequence, ascending. */
  before(groupId: GroupId, sequence: number, count: number): Promise<readonly ChatMessage[]>
  /** The messages on both sides of a sequence, ascending; half of `count` on each. */
  around(groupId: GroupId, sequence: number, count: number): Promise<readonly ChatMessage[]>
  search(query: HistoryQuery): Promise<HistoryFindings>
  /** Readies the search ahead of its first letter. */
  prepare(): Promise<void>
  /** Fetches a group's past before that of others, also over a slow network, until the call that it returns. */
  hasten(groupId: GroupId): () => void
}

/** Null while it is being opened; `none` where this browser stores nothing. */
const historyBase = atom<History | 'none' | null>(null)

/** The history of whoever is signed in; null before and after, and where this browser stores nothing. */
export const historyAtom = atom((get) => {
  const history = get(historyBase)
  return history === 'none' ? null : history
})

/** Whether this browser stores no history; false while it is being opened, too. */
export const isHistoryMissingAtom = atom((get) => get(historyBase) === 'none')

/** Puts the member's history in place, or takes it away; `none` says that there will be none. */
export const provideHistoryAtom = atom(null, (_get, set, history: History | 'none' | null) => set(historyBase, history))
