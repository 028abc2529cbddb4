import { defineHubMethod } from '../method.ts'

export const markReadMethod = defineHubMethod('MarkRead', ({ context, connection, args: [request] }) =>
  context.readingMarks.markRead(connection.viewer, request),
)
