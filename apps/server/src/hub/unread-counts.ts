import type { Logger } from '../logging/logger.ts'
import type { Connections } from './connections.ts'
import { formatEvent } from './group-channel.ts'
import type { HubStore } from './hub-store.ts'

/** Counting waits this long for more of the same, so that a busy group costs one statement for many messages. */
const GATHER_MS = 150
const RETRY_DELAY_MS = 1000

/** Tells people what they have not read, soon after it changed. */
export class UnreadCounts {
  private readonly waiting = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  private readonly store: Pick<HubStore, 'countUnread'>
  private readonly connections: Connections
  private readonly logger: Logger

  constructor(store: Pick<HubStore, 'countUnread'>, connections: Connections, logger: Logger) {
    this.store = store
    this.connections = connections
    this.logger = logger
  }

  /** Notes that these people's counts may have changed. */
  changed(userIds: Iterable<string>): void {
    for (const userId of userIds) this.waiting.add(userId)
    this.timer ??= setTimeout(() => void this.tell(), GATHER_MS)
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  /** What was counted for nobody is counted once the database is there again. */
  private again(userIds: readonly string[]): void {
    if (this.isStopped) return
    for (const userId of userIds) this.waiting.add(userId)
    this.timer ??= setTimeout(() => void this.tell(), RETRY_DELAY_MS)
  }

  private async tell(): Promise<void> {
    this.timer = undefined
    const userIds = [...this.waiting].filter((userId) => this.connections.of(userId).size > 0)
    this.waiting.clear()
    if (userIds.length === 0) return
    try {
      for (const [userId, count] of await this.store.countUnread(userIds)) {
        const record = formatEvent('UnreadMessagesCount', count)
        for (const connection of this.connections.of(userId)) {
          if (connection.phase.kind === 'open') connection.send(record)
        }
      }
    } catch (error) {
      this.logger.error({ err: error }, 'Unread messages could not be counted')
      this.again(userIds)
    }
  }
}
