import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { ConversationEvent, Conversations } from '../../../services/conversation/conversations.ts'
import { settleActiveGroupAtom } from './active-group.ts'
import { noteNewKeysAtom } from './contact-keys.ts'
import { groupListAtom, groupListEventAtom, keepPreviewsAtom, loadGroupAtom, refreshGroupsAtom } from './groups.ts'
import { resumeMessagesAtom } from './message-pages.ts'
import { messagesEventAtom } from './messages.ts'
import { noteReactionAtom } from './reactions.ts'
import { resumeFilesAtom } from './send-files.ts'
import { followUnsentAtom } from './unsent.ts'

/** Brings what the hub and the keys report into the list and the conversation, until the call that it returns. */
export const followConversationsAtom = atom(null, (_get, set, conversations: Conversations) => {
  const stops = [conversations.subscribe((event) => void set(hearAtom, event)), set(followUnsentAtom, conversations)]
  return () => stops.forEach((stop) => stop())
})

const hearAtom = atom(null, async (get, set, event: ConversationEvent) => {
  switch (event.type) {
    case 'connected':
      // Also at the first time: what is shown may be what this device kept, or older than the connection.
      void set(resumeMessagesAtom)
      if (!event.isReconnect) return
      set(resumeFilesAtom)
      await set(refreshGroupsAtom)
      return set(settleActiveGroupAtom)
    case 'received':
    case 'updated': {
      set(messagesEventAtom, { type: event.type, message: event.message })
      set(keepPreviewsAtom, [event.message])
      if (event.message.body.kind === 'reaction') return set(noteReactionAtom, event.message)
      const list = get(groupListAtom)
      const isListed = list.kind === 'loaded' && list.groups.some(({ groupId }) => groupId === event.stored.groupId)
      if (isListed) return set(groupListEventAtom, { type: 'message-arrived', message: event.stored })
      if (event.type === 'received') await set(loadGroupAtom, event.stored.groupId)
      return
    }
    case 'deleted':
      set(messagesEventAtom, event)
      set(groupListEventAtom, { type: 'message-deleted', groupId: event.news.groupId, messageId: event.news.messageId })
      return set(reloadIfEmptiedAtom, event.news.groupId)
    case 'revision-heard':
      return set(messagesEventAtom, event)
    case 'unread-counted':
      return set(groupListEventAtom, event)
    case 'group-changed':
      await set(loadGroupAtom, event.groupId)
      return set(settleActiveGroupAtom)
    case 'group-removed':
      set(groupListEventAtom, event)
      return set(settleActiveGroupAtom)
    case 'reopened':
      set(messagesEventAtom, event)
      return set(keepPreviewsAtom, event.messages)
    case 'contact-keys-changed':
      return set(noteNewKeysAtom, event.userId)
    case 'notified':
    case 'feed-changed':
    case 'notes-changed':
      return
    default:
      return event satisfies never
  }
})

/** The list shows a group's last message: when that is deleted, the one before it takes its place. */
const reloadIfEmptiedAtom = atom(null, async (get, set, id: GroupId) => {
  const list = get(groupListAtom)
  const group = list.kind === 'loaded' && list.groups.find(({ groupId }) => groupId === id)
  if (group && group.lastMessage === null) await set(loadGroupAtom, id)
})
