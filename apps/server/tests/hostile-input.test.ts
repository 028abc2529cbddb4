import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, type Person } from './_util/api.ts'
import { BareClient, signUpTeam } from './_util/hub.ts'
import { startTestServer, type TestServer } from './_util/start-test-server.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startTestServer()
  ;[ada] = (await signUpTeam(server, 1)) as [Person]
})
afterAll(() => server[Symbol.asyncDispose]())

const nonsense = (count: number) => Array.from({ length: count }, () => 0)
const errorsOf = async (userIds: number[]) => {
  const answer = await call<{ errors: unknown[] }>(server, 'POST', '/groups', { token: ada.token, body: { userIds } })
  return [answer.status, answer.body.errors.length]
}

it('tells all that is wrong with what a person filled in, and of much nonsense only where it begins', async () => {
  expect(await errorsOf(nonsense(3))).toEqual([422, 3])
  expect(await errorsOf(nonsense(100_000))).toEqual([422, 1])
})

it('does so over the hub, too', async () => {
  using client = await BareClient.connect(server, ada.token)
  const request = { UserIds: nonsense(100_000), Content: 'sealed' }
  expect((await client.invoke('SendMessageToSeparateUsers', request)).error).toBe(
    'InvalidArguments: Not valid: 0.UserIds.0',
  )
})
