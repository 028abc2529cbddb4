import { markRead } from '../../../services/messages/unread.ts'
import { defineHubMethod } from '../method.ts'

export const markReadMethod = defineHubMethod('MarkRead', ({ context, connection, args: [request] }) =>
  markRead(context, connection.viewer, request),
)
