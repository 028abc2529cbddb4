import { sendToSeparateUsers } from '../../../services/messages/send-to-separate-users.ts'
import { defineHubMethod } from '../method.ts'

export const sendMessageToSeparateUsersMethod = defineHubMethod(
  'SendMessageToSeparateUsers',
  ({ context, connection, args: [request] }) => sendToSeparateUsers(context, connection.viewer, request),
)
