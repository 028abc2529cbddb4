import type { GroupId, UserId } from '@umkreis/schemas'
import type { Logger } from '../logging/logger.ts'
import type { Connection } from './connection.ts'
import type { Connections } from './connections.ts'
import { formatEvent } from './group-channel.ts'
import type { GroupChannels } from './group-channels.ts'
import { TYPING_OF_A_GROUP_LIMITS } from './hub-limits.ts'
import type { HubStore } from './hub-store.ts'
import { TokenBuckets } from './token-buckets.ts'

/** Passes on who is writing, to those who look at the group and show the same of themselves. */
export class Typing {
  private readonly store: Pick<HubStore, 'loadWhoShowsTyping'>
  private readonly connections: Connections
  private readonly channels: GroupChannels
  private readonly logger: Logger
  private readonly groups: TokenBuckets
  private reading: Promise<void> = Promise.resolve()

  constructor(
    store: Pick<HubStore, 'loadWhoShowsTyping'>,
    connections: Connections,
    channels: GroupChannels,
    logger: Logger,
    nowMs: () => number,
  ) {
    this.store = store
    this.connections = connections
    this.channels = channels
    this.logger = logger
    this.groups = new TokenBuckets(TYPING_OF_A_GROUP_LIMITS, nowMs)
  }

  /** Tells that somebody is writing. Where very many write at once, some of it is not told. */
  tell(groupId: string, userId: string): void {
    if (!this.groups.take(groupId)) return
    const record = formatEvent('Typing', { groupId: groupId as GroupId, userId: userId as UserId })
    const isTold = ({ viewer, activeGroupId, showsTyping }: Connection) =>
      showsTyping && activeGroupId === groupId && viewer.userId !== userId
    this.channels.sendTo(groupId, record, isTold)
  }

  /** Looks anew at who shows that they are writing, because what they or their organisation chose has changed. */
  refresh(isConcerned: (connection: Connection) => boolean): void {
    const concerned = [...this.connections.all()].filter(isConcerned)
    const userIds = [...new Set(concerned.map(({ viewer }) => viewer.userId))]
    if (userIds.length === 0) return
    // Who is being let in reads it once more.
    this.connections.noteMembershipChange(userIds)
    // One reading after the other, so that an older answer does not come last.
    this.reading = this.read(userIds, this.reading)
  }

  /** Forgets what has no effect any more. */
  upkeep(): void {
    this.groups.forgetFull()
  }

  private async read(userIds: readonly string[], earlier: Promise<void>): Promise<void> {
    await earlier
    try {
      const showing = await this.store.loadWhoShowsTyping(userIds)
      for (const userId of userIds) {
        for (const connection of this.connections.of(userId)) connection.showsTyping = showing.has(userId)
      }
    } catch (error) {
      this.logger.error({ err: error }, 'Who shows typing could not be read')
    }
  }
}
