import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from './_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

it.each([
  ['/healthz', { status: 'ok' }],
  ['/readyz', { status: 'ready' }],
])('answers %s', async (path, body) => {
  const response = await fetch(server.origin + path)
  expect([response.status, await response.json()]).toEqual([200, body])
})

it('answers an unknown address with a problem that names the request', async () => {
  const response = await fetch(`${server.origin}/api/nothing?accessToken=secret-in-query`)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await response.json()) as { requestId: string }
  expect(problem).toMatchObject({ status: 404, title: 'Not found', requestId: response.headers.get('x-request-id') })
  expect(server.logLines.some((line) => line.includes(problem.requestId))).toBe(true)
  expect(server.logLines.join('\n')).not.toContain('secret-in-query')
})
