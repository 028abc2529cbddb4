import { sendToSeparateUsers } from '../../../services/messages/send-to-separate-users.ts'
import { defineHubMethod } from '../method.ts'

export const sendMessageToSeparateUsersMethod = defineHubMethod(
  'SendMessageToSeparateUsers',
  async ({ context, connection: { viewer }, args: [request] }) => {
    await context.limits.separateMessages.take(viewer.userId, request.UserIds.length)
    return sendToSeparateUsers(context, viewer, request)
  },
)
