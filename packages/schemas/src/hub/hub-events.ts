import * as v from 'valibot'
import { messageSchema } from '../chat/message.ts'
import { deletedMessageSchema } from './change-message.ts'
import { e2eeBoxNeededSchema, e2eeGroupChangedSchema, e2eePairingSchema, e2eeUserChangedSchema } from './e2ee-events.ts'
import { feedChangedSchema } from './feed-events.ts'
import { groupChangedSchema, groupRemovedSchema } from './group-events.ts'
import { notesChangedSchema } from './note-events.ts'
import { newMessageNotificationSchema, unreadMessagesCountSchema } from './reading.ts'
import { readingChangedSchema } from './receipts.ts'
import { typingSchema } from './typing.ts'

/** Every event that the chat hub sends, with the tuple of its arguments. The names are those on the wire. */
export const hubEvents = {
  ReceiveMessage: v.tuple([messageSchema]),
  UpdateMessage: v.tuple([messageSchema]),
  DeleteMessage: v.tuple([deletedMessageSchema]),
  NewMessageNotification: v.tuple([newMessageNotificationSchema]),
  UnreadMessagesCount: v.tuple([unreadMessagesCountSchema]),
  ReadingChanged: v.tuple([readingChangedSchema]),
  Typing: v.tuple([typingSchema]),
  GroupChanged: v.tuple([groupChangedSchema]),
  GroupRemoved: v.tuple([groupRemovedSchema]),
  E2eeUserChanged: v.tuple([e2eeUserChangedSchema]),
  E2eeGroupChanged: v.tuple([e2eeGroupChangedSchema]),
  E2eeBoxNeeded: v.tuple([e2eeBoxNeededSchema]),
  E2eePairing: v.tuple([e2eePairingSchema]),
  FeedChanged: v.tuple([feedChangedSchema]),
  NotesChanged: v.tuple([notesChangedSchema]),
} as const

/** Name of an event of the chat hub. */
export type HubEventName = keyof typeof hubEvents
/** What the handler of an event receives, in order. */
export type HubEventArguments<E extends HubEventName> = v.InferOutput<(typeof hubEvents)[E]>
