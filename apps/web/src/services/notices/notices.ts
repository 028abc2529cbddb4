import type { Group, GroupId, Preferences } from '@umkreis/schemas'
import { paths } from '../../shared/paths.ts'
import type { ConversationEvent } from '../conversation/conversations.ts'
import { logWarning } from '../log.ts'
import { noticeText, type NoticeText } from './notice-text.ts'
import { isQuiet } from './quiet-hours.ts'

/** Groups that are asked for again only once they have changed. */
const REMEMBERED_GROUPS = 200

/** What the system shows, and where a press on it leads. A later one with the same `tag` takes the place of the earlier. */
export type SystemNotice = NoticeText & { readonly tag: string; readonly path: string }

/** What telling somebody of messages takes. */
export type NoticeParts = {
  /** @throws Whatever keeps it from being asked for. */
  readonly loadGroup: (groupId: GroupId) => Promise<Group>
  readonly preferences: () => Preferences
  /** Whether this page is the one, of all that have heard, that tells of it. */
  readonly claim: (name: string) => Promise<boolean>
  /** @throws (as rejection) Where the browser plays nothing. */
  readonly playSound: () => Promise<void>
  /** Whether the member works with this page now, and needs no notice of the system. */
  readonly isLooking: () => boolean
  readonly show: (notice: SystemNotice) => Promise<void>
  /** Takes all notices away but those with these tags: the rest is read by now. */
  readonly clearAllBut: (tags: readonly string[]) => Promise<void>
  readonly now: () => Date
}

/** Tells the member of new messages: with a sound, and a notice of the system where they look elsewhere. */
export function createNotices(parts: NoticeParts): (event: ConversationEvent) => void {
  const groups = new Map<GroupId, Promise<Group | undefined>>()

  const groupOf = (groupId: GroupId) => {
    const known = groups.get(groupId)
    if (known) return known
    if (groups.size >= REMEMBERED_GROUPS) groups.clear()
    const asked = parts.loadGroup(groupId).catch((error: unknown) => {
      groups.delete(groupId)
      logWarning('The group of a new message could not be loaded', error)
      return undefined
    })
    groups.set(groupId, asked)
    return asked
  }

  const tell = async ({ notification, message }: Extract<ConversationEvent, { type: 'notified' }>) => {
    const { groupId, senderId } = notification
    const { playsSound, quietHours } = parts.preferences()
    if (isQuiet(quietHours, parts.now())) return
    const group = await groupOf(groupId)
    if (group?.isMuted) return
    if (!(await parts.claim(message?.messageId ?? `${groupId} ${senderId}`))) return
    if (playsSound) {
      parts.playSound().catch((error: unknown) => logWarning('The sound could not be played', error))
    }
    if (parts.isLooking()) return
    await parts.show({
      ...noticeText(group, senderId, message),
      tag: groupId,
      path: paths.chat({ group: groupId }),
    })
  }

  return (event) => {
    if (event.type === 'notified') {
      tell(event).catch((error: unknown) => logWarning('A new message could not be told of', error))
    }
    if (event.type === 'group-changed' || event.type === 'group-removed') groups.delete(event.groupId)
    if (event.type === 'unread-counted') {
      const unread = event.counts.groups.map(({ groupId }) => groupId)
      parts.clearAllBut(unread).catch((error: unknown) => logWarning('Old notices could not be taken away', error))
    }
  }
}
