import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/http/routes/index.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let people: Record<string, Person>
beforeAll(async () => {
  server = await startTestServer()
  const owner = await signUpOwner(server)
  const [member, guest] = [await signUpMember(server, owner), await signUpMember(server, owner)]
  await setRole(server, guest, 'external')
  people = { 'a member': member, 'a guest': guest, 'a global user': await signUpGlobal(server) }
})
afterAll(() => server[Symbol.asyncDispose]())

const ofManagers = routes.filter(({ access }) => access === 'manager')

describe('what only managers do', () => {
  it('is everything below /manager, whichever route comes next', () => {
    expect(ofManagers.length).toBeGreaterThan(20)
    const others = routes.filter(({ access }) => access !== 'manager').map(({ path }) => path)
    expect(others.filter((path) => path.startsWith('/manager'))).toEqual([])
  })

  it.each(ofManagers.map(({ method, path }) => [method.toUpperCase(), path] as const))(
    '%s %s is refused to anybody else before anything of it is read',
    async (method, path) => {
      const place = path.replaceAll(/:\w+/g, 'some-id')
      const answers = await Promise.all(
        Object.values(people).map(({ token }) => call(server, method, place, { token })),
      )
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
      expect((await call(server, method, place)).status).toBe(401)
    },
  )
})
