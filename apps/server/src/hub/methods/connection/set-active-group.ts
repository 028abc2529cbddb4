import { requireGroup } from '../../../access/require-group.ts'
import { defineHubMethod } from '../method.ts'

export const setActiveGroupMethod = defineHubMethod(
  'SetActiveGroup',
  async ({ context, connection, args: [{ GroupId: groupId }] }) => {
    const shown = groupId === null ? null : await requireGroup(context.db, connection.viewer, groupId)
    connection.activeGroupId = groupId
    return shown && { revision: shown.group.lastRevision }
  },
)
