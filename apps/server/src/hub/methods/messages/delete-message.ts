import { deleteMessage } from '../../../services/messages/change-message.ts'
import { defineHubMethod } from '../method.ts'

export const deleteMessageMethod = defineHubMethod(
  'DeleteMessage',
  ({ context, connection, args: [messageId, groupId] }) =>
    deleteMessage(context, connection.viewer, { messageId, groupId }),
)
