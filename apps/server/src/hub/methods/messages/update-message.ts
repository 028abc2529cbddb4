import { updateMessage } from '../../../services/messages/change-message.ts'
import { defineHubMethod } from '../method.ts'

export const updateMessageMethod = defineHubMethod('UpdateMessage', ({ context, connection, args }) => {
  const [messageId, content, groupId, epoch] = args
  return updateMessage(context, connection.viewer, { messageId, groupId }, content, epoch ?? undefined)
})
