import { messageSchema, type Message } from '@umkreis/schemas'
import * as v from 'valibot'
import { karim } from './people.ts'

/** Builds a stored message number `sequence`; what is not named was written by Karim on 20 November 2026. */
export function buildStored(
  groupId: string,
  sequence: number,
  changes: Partial<Record<keyof Message, unknown>> = {},
): Message {
  return v.parse(messageSchema, {
    messageId: `${groupId}-${sequence}`,
    groupId,
    senderId: karim.userId,
    senderDeviceId: null,
    sequence,
    revision: sequence,
    content: `text ${sequence}`,
    sendDate: new Date(Date.UTC(2026, 10, 20, 9, sequence)).toISOString(),
    isEdited: false,
    editCount: 0,
    clientMessageId: `${groupId}-client-${sequence}`,
    ...changes,
  })
}
