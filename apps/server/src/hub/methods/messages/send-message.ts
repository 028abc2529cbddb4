import { sendMessage } from '../../../services/messages/send-message.ts'
import { defineHubMethod } from '../method.ts'

export const sendMessageMethod = defineHubMethod('SendMessage', ({ context, connection, args: [request] }) =>
  sendMessage(context, connection.viewer, request),
)
