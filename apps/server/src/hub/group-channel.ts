import { formatHubMessage, RECORD_SEPARATOR } from '@umkreis/chat-hub/protocol'
import type { HubEventArguments, HubEventName } from '@umkreis/schemas'
import type { MessageChange } from '../events/event-bus.ts'
import type { Connection } from './connection.ts'
import { encodeTextFrame } from './text-frame.ts'

/** Text that waits for the end of the tick is written earlier once it is this long, so that no frame gets huge. */
const MAX_WAITING_CHARS = 256 * 1024

/** Formats an event as one record. */
export function formatEvent<E extends HubEventName>(event: E, ...args: HubEventArguments<E>): string {
  return formatHubMessage({ kind: 'invocation', target: event, arguments: args })
}

/** Who of a group is connected here, and what waits to be written to all of them in one frame. */
export class GroupChannel {
  readonly connections = new Set<Connection>()
  readonly groupId: string
  /** Up to where everybody here has been told, or can read for themselves. */
  deliveredRevision: number
  /** For which members of the group `connections` stands. */
  membersVersion: number
  private text = ''
  private sendDates: string[] = []
  private readonly notifications: { senderId: string; record: string }[] = []

  constructor(groupId: string, deliveredRevision: number, membersVersion: number) {
    this.groupId = groupId
    this.deliveredRevision = deliveredRevision
    this.membersVersion = membersVersion
  }

  get isWaiting(): boolean {
    return this.text !== '' || this.notifications.length > 0
  }

  /** Adds a record to what everybody gets. @returns Whether it should be written at once. */
  append(record: string): boolean {
    this.text += record + RECORD_SEPARATOR
    return this.text.length >= MAX_WAITING_CHARS
  }

  /** Adds a change; of a new message those are notified besides who do not look at the group. */
  appendChange({ kind, groupId, message }: MessageChange): boolean {
    switch (kind) {
      case 'sent': {
        const { senderId } = message
        const record = formatEvent('NewMessageNotification', { groupId: message.groupId, senderId })
        this.sendDates.push(message.sendDate)
        this.notifications.push({ senderId, record: record + RECORD_SEPARATOR })
        return this.append(formatEvent('ReceiveMessage', message))
      }
      case 'edited':
        return this.append(formatEvent('UpdateMessage', message))
      case 'deleted': {
        const { messageId, sequence, revision } = message
        return this.append(
          formatEvent('DeleteMessage', { messageId, groupId: groupId as typeof message.groupId, sequence, revision }),
        )
      }
    }
  }

  /** When the new messages were sent that waited until now. */
  takeSendDates(): readonly string[] {
    const { sendDates } = this
    if (sendDates.length > 0) this.sendDates = []
    return sendDates
  }

  /**
   * Writes what waits: each distinct text becomes one frame, built once.
   *
   * @param isShowing Whether a person looks at this group.
   * @returns The people who were notified of a message that they do not look at.
   */
  flush(isShowing: (userId: string) => boolean): ReadonlySet<string> {
    const { text } = this
    const notifications = this.notifications.splice(0)
    this.text = ''
    const notified = new Set<string>()
    const frames = new Map<string, Buffer>()
    const frameOf = (whole: string): Buffer => {
      const frame = frames.get(whole) ?? encodeTextFrame(whole)
      frames.set(whole, frame)
      return frame
    }
    const shared = text === '' ? undefined : frameOf(text)
    if (notifications.length === 0) {
      if (shared) for (const connection of this.connections) connection.writeFrame(shared)
      return notified
    }
    const senders = new Set(notifications.map(({ senderId }) => senderId))
    const forEverybodyElse = text + notifications.map(({ record }) => record).join('')
    for (const connection of this.connections) {
      const { userId } = connection.viewer
      if (isShowing(userId)) {
        if (shared) connection.writeFrame(shared)
        continue
      }
      const whole = senders.has(userId)
        ? text + notifications.flatMap(({ senderId, record }) => (senderId === userId ? [] : [record])).join('')
        : forEverybodyElse
      if (whole !== text) notified.add(userId)
      if (whole !== '') connection.writeFrame(frameOf(whole))
    }
    return notified
  }
}
