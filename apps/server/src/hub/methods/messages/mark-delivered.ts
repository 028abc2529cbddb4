import { defineHubMethod } from '../method.ts'

export const markDeliveredMethod = defineHubMethod('MarkDelivered', ({ context, connection, args: [request] }) =>
  context.readingMarks.markDelivered(connection.viewer, request, connection.groupIds.has(request.GroupId)),
)
