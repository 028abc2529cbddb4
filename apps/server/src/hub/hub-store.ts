import type { ReadingChanged, UnreadMessagesCount } from '@umkreis/schemas'
import type { Context } from '../context.ts'
import { isRekeyDue, loadGroupChain } from '../services/e2ee/group-chain.ts'
import { type HubMembership, loadHubMembers, loadHubMemberships } from '../services/messages/hub-memberships.ts'
import { readMessageChanges } from '../services/messages/reader.ts'
import { countUnread } from '../services/messages/unread.ts'
import { readReceipts } from '../services/reading/receipts.ts'
import { loadWhoShows } from '../services/reading/shows.ts'
import type { ReadingChange } from '../events/event-bus.ts'
import type { GroupSource } from './group-channels.ts'

/** What the hub itself reads, beside what its methods do. */
export interface HubStore extends GroupSource {
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
    countUnread: (userIds) => countUnread(db, userIds),
    loadReceipts: (groupId, changes) => readReceipts(db, groupId, changes),
    loadWhoShowsTyping: (userIds) => loadWhoShows(db, 'typing', userIds),
    async loadKeys(groupId) {
      const chain = await loadGroupChain(db, groupId)
      return chain && { epoch: chain.epoch, rekeyDue: isRekeyDue(chain, now()) }
    },
  }
}
