import type { Argon2Algorithm, Argon2Parameters } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PASSWORD, call, signUpGlobal } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

type Done = (error: Error | null, hash: Buffer) => void

// What takes the time of a sign-in, written down: a clock would measure the machine and not the program.
const work = vi.hoisted((): string[] => [])
vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  const argon2 = (algorithm: Argon2Algorithm, parameters: Argon2Parameters, done: Done) => {
    const { memory, passes, parallelism, tagLength } = parameters
    work.push([algorithm, memory, passes, parallelism, tagLength].join(' '))
    crypto.argon2(algorithm, parameters, done)
  }
  return { ...crypto, argon2 }
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(() => void work.splice(0))

const HASHED_ONCE = ['argon2id 19456 2 1 32']
const login = (email: string, password: string) => call(server, 'POST', '/auth/login', { body: { email, password } })

it.each([
  ['a right password', PASSWORD, 200],
  ['a wrong password', 'Wrong-2026!', 401],
])('signing in with %s hashes once', async (_what, password, status) => {
  const { email } = await signUpGlobal(server)
  work.splice(0)
  expect((await login(email, password)).status).toBe(status)
  expect(work).toEqual(HASHED_ONCE)
})

it('signing in to an account that is not there does the same work', async () => {
  expect((await login('nobody@umkreis.example', 'Wrong-2026!')).status).toBe(401)
  expect(work).toEqual(HASHED_ONCE)
})
