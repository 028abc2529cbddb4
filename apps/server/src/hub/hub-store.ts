import type { ReadingChanged, UnreadMessagesCount } from '@umkreis/schemas'
import type { Context } from '../context.ts'
import { isRekeyDue, loadGroupChain } from '../services/e2ee/group-chain.ts'
import {
  type HubMembership,
  loadHubGroups,
  loadHubMembers,
  loadHubMemberships,
  loadHubMembershipsOf,
} from '../services/messages/hub-memberships.ts'
import { type LiveSession, loadLiveSessions } from '../services/auth/live-sessions.ts'
import { readMessageChanges } from '../services/messages/reader.ts'
import { countUnread } from '../services/messages/unread.ts'
import { readReceipts } from '../services/reading/receipts.ts'
import { loadWhoShows } from '../services/reading/shows.ts'
import type { ReadingChange } from '../events/event-bus.ts'
import type { GroupSource } from './group-channels.ts'

/** What the hub reads to make up for what other processes could not tell. */
export interface CatchUpSource {
  /** @returns Where these groups stand. */
  loadGroups(groupIds: readonly string[]): Promise<HubMembership[]>
  /** @returns Every group of each of these people. */
  loadMembershipsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly HubMembership[]>>
  /** @returns Those of these sessions that have not ended, by their id, and what their people may. */
  loadLiveSessions(sessionIds: readonly string[]): Promise<ReadonlyMap<string, LiveSession>>
}

/** What the hub itself reads, beside what its methods do. */
export interface HubStore extends GroupSource, CatchUpSource {
  /** @returns Every group that the person is a member of. */
  loadMemberships(userId: string): Promise<HubMembership[]>
  /** @returns What each of these people has not read. */
  countUnread(userIds: readonly string[]): Promise<ReadonlyMap<string, UnreadMessagesCount>>
  /** @returns What to tell each writer of how far others have read in a group. */
  loadReceipts(groupId: string, changes: readonly ReadingChange[]): Promise<ReadonlyMap<string, ReadingChanged[]>>
  /** @returns Those of these people who show that they are writing, and see it of others. */
  loadWhoShowsTyping(userIds: readonly string[]): Promise<ReadonlySet<string>>
  /** @returns Where the group's keys stand; undefined for a group without. */
  loadKeys(groupId: string): Promise<{ epoch: number; rekeyDue: boolean } | undefined>
}

/** Reads from the database. */
export function createHubStore({ db, now }: Pick<Context, 'db' | 'now'>): HubStore {
  return {
    loadMemberships: (userId) => loadHubMemberships(db, userId),
    loadMembers: (groupId) => loadHubMembers(db, groupId),
    loadChanges: (groupId, afterRevision) => readMessageChanges(db, groupId, afterRevision),
    loadGroups: (groupIds) => loadHubGroups(db, groupIds),
    loadMembershipsOf: (userIds) => loadHubMembershipsOf(db, userIds),
    loadLiveSessions: (sessionIds) => loadLiveSessions(db, sessionIds),
    countUnread: (userIds) => countUnread(db, userIds),
    loadReceipts: (groupId, changes) => readReceipts(db, groupId, changes),
    loadWhoShowsTyping: (userIds) => loadWhoShows(db, 'typing', userIds),
    async loadKeys(groupId) {
      const chain = await loadGroupChain(db, groupId)
      return chain && { epoch: chain.epoch, rekeyDue: isRekeyDue(chain, now()) }
    },
  }
}
