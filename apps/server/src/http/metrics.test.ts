import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Context } from '../context.ts'
import { addMetrics } from './metrics.ts'
import type { HttpEnv } from './route.ts'

/** The status for somebody who is connected from an address, in production. */
async function statusFor(remote: string): Promise<number> {
  const app = new Hono<HttpEnv>()
  const metrics = { read: async () => '', contentType: 'text/plain' }
  addMetrics(app, { config: { isProduction: true }, metrics } as unknown as Context)
  const socket = { remoteAddress: remote, remotePort: 1, remoteFamily: remote.includes(':') ? 'IPv6' : 'IPv4' }
  const answer = await app.request('/metrics', { headers: { host: 'localhost:4800' } }, { incoming: { socket } })
  return answer.status
}

it.each([
  ['127.0.0.1', 200],
  ['::ffff:127.0.0.1', 200],
  ['::1', 200],
  ['203.0.113.7', 404],
  ['::2', 404],
])('answers somebody at %s with %i', async (remote, status) => {
  expect(await statusFor(remote)).toBe(status)
})
