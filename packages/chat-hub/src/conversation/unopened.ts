import type { GroupId, Message, MessageId } from '@umkreis/schemas'

/** Most messages remembered for each group; the oldest are forgotten, a reload of the page brings them back. */
const LIMIT = 2_000

/** Messages that wait for a key. */
export interface Unopened {
  add(message: Message): void
  remove(message: Pick<Message, 'groupId' | 'messageId'>): void
  of(groupId: GroupId): Message[]
  /** Groups in which something waits. */
  groups(): GroupId[]
}

/** An empty waiting list. */
export function createUnopened(): Unopened {
  const groups = new Map<GroupId, Map<MessageId, Message>>()
  return {
    add(message) {
      let waiting = groups.get(message.groupId)
      if (!waiting) {
        waiting = new Map()
        groups.set(message.groupId, waiting)
      }
      waiting.set(message.messageId, message)
      if (waiting.size > LIMIT) {
        for (const oldest of waiting.keys()) {
          waiting.delete(oldest)
          break
        }
      }
    },
    remove(message) {
      groups.get(message.groupId)?.delete(message.messageId)
    },
    groups: () => [...groups].filter(([, waiting]) => waiting.size > 0).map(([groupId]) => groupId),
    of: (groupId) => [...(groups.get(groupId)?.values() ?? [])],
  }
}
