import { HUB_PATH } from '@umkreis/schemas'
import type { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { HttpEnv } from '../http/route.ts'
import { HttpProblem } from '../http/problem.ts'
import { readToken } from './read-token.ts'

const TRANSPORTS = [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }]

/** Adds the call that the official client makes before it connects, in both versions. WebSocket is the only offer. */
export function addNegotiation(app: Hono<HttpEnv>, context: Context): void {
  app.post(`${HUB_PATH}/negotiate`, async (http) => {
    const token = readToken(new URL(http.req.url), http.req.header('authorization'))
    const viewer = token === undefined ? undefined : await context.authenticate(token)
    if (!viewer) throw new HttpProblem(401, 'Please sign in')
    http.set('userId', viewer.userId)
    const { connectionId, ticket } = context.connectionTickets.issue(viewer.userId)
    const version = Number(http.req.query('negotiateVersion') ?? 0)
    return version >= 1
      ? http.json({ negotiateVersion: 1, connectionId, connectionToken: ticket, availableTransports: TRANSPORTS })
      : // In version 0 there is one id, which is public and opens the connection.
        http.json({ negotiateVersion: 0, connectionId: ticket, availableTransports: TRANSPORTS })
  })
}
