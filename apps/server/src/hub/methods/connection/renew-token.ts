import { HubFailure } from '../../hub-failure.ts'
import { defineHubMethod } from '../method.ts'

export const renewTokenMethod = defineHubMethod(
  'RenewToken',
  async ({ context, connection, args: [{ AccessToken: token }] }) => {
    const viewer = await context.authenticate(token)
    // Of the same session only: a connection never changes hands.
    if (viewer?.sessionId !== connection.viewer.sessionId) {
      throw new HubFailure('Forbidden', 'This token does not belong to this session')
    }
    connection.viewer = viewer
    connection.token = token
  },
)
