import { RECORD_SEPARATOR } from '@umkreis/chat-hub/protocol'
import type { ReadingChange } from '../events/event-bus.ts'
import type { Logger } from '../logging/logger.ts'
import type { Connections } from './connections.ts'
import { formatEvent } from './group-channel.ts'
import type { HubStore } from './hub-store.ts'

/** Changes wait this long for more of the same group: a message that a thousand people get is told in few frames. */
const GATHER_MS = 200
const RETRY_DELAY_MS = 1000

/** Tells those who wrote something, soon, how far it has come to others. */
export class ReadingUpdates {
  private readonly waiting = new Map<string, Map<string, ReadingChange>>()
  private timer: NodeJS.Timeout | undefined
  private isStopped = false
  private telling: Promise<void> = Promise.resolve()

  private readonly store: Pick<HubStore, 'loadReceipts'>
  private readonly connections: Connections
  private readonly logger: Logger

  constructor(store: Pick<HubStore, 'loadReceipts'>, connections: Connections, logger: Logger) {
    this.store = store
    this.connections = connections
    this.logger = logger
  }

  /** Notes a change; of several of one reader the last places count, and the first that was left. */
  changed(change: ReadingChange): void {
    this.note(change, GATHER_MS)
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  private note(change: ReadingChange, delayMs: number): void {
    const readers = this.waiting.get(change.groupId) ?? new Map<string, ReadingChange>()
    const before = readers.get(change.userId)
    readers.set(change.userId, before ? joinChanges(before, change) : change)
    this.waiting.set(change.groupId, readers)
    this.timer ??= setTimeout(() => this.flush(), delayMs)
  }

  private flush(): void {
    this.timer = undefined
    const groups = [...this.waiting]
    this.waiting.clear()
    // One after the other, so that what is newer comes last.
    this.telling = this.tell(groups, this.telling)
  }

  private async tell(groups: [string, Map<string, ReadingChange>][], earlier: Promise<void>): Promise<void> {
    await earlier
    for (const [groupId, readers] of groups) {
      try {
        const told = await this.store.loadReceipts(groupId, [...readers.values()])
        for (const [writerId, changes] of told) {
          // All in one frame; what ends the last record is added in sending.
          const records = changes.map((change) => formatEvent('ReadingChanged', change)).join(RECORD_SEPARATOR)
          for (const connection of this.connections.of(writerId)) {
            if (connection.phase.kind === 'open') connection.send(records)
          }
        }
      } catch (error) {
        this.logger.error({ err: error, groupId }, 'Receipts could not be told')
        // The database may be away: they are read once it is there again.
        if (!this.isStopped) for (const change of readers.values()) this.note(change, RETRY_DELAY_MS)
      }
    }
  }
}

function joinChanges(before: ReadingChange, after: ReadingChange): ReadingChange {
  return {
    ...after,
    fromSequence: Math.min(before.fromSequence, after.fromSequence),
    deliveredSequence: Math.max(before.deliveredSequence, after.deliveredSequence),
    readSequence: Math.max(before.readSequence, after.readSequence),
  }
}
