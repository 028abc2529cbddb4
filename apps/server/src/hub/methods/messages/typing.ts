import { requireGroup } from '../../../access/require-group.ts'
import { defineHubMethod } from '../method.ts'

export const typingMethod = defineHubMethod('Typing', async ({ context, connection, args: [{ GroupId: groupId }] }) => {
  const { userId } = connection.viewer
  await requireGroup(context.db, connection.viewer, groupId)
  if (connection.showsTyping) context.events.publish('typing', { groupId, userId })
})
