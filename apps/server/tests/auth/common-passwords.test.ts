import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseCommonPassword } from '../../src/services/auth/common-passwords.ts'
import { call } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const MESSAGE = 'This password is among the most frequent ones, or close to one of them. Please choose another'

it.each(['Password1!', 'P@ssw0rd!', 'Passwort1!', 'Summer2026!', '!Dragon99', 'Letmein#1', 'Fussball1!'])(
  'refuses %s',
  async (password) => {
    await expect(refuseCommonPassword(password)).rejects.toMatchObject({
      errors: [{ path: 'password', message: MESSAGE }],
    })
  },
)

it.each(['Umkreis-2026!', 'Korrekt-Pferd-Batterie-7', 'mX4$kkw_92Lq', 'Grüner-Tee-um-7!'])(
  'takes %s',
  async (password) => {
    await expect(refuseCommonPassword(password)).resolves.toBeUndefined()
  },
)

it('is refused where an account is made, at its field', async () => {
  const body = { email: 'common@umkreis.example', password: 'Password1!', confirmPassword: 'Password1!' }
  for (const way of ['register', 'register-trial']) {
    const answer = await call(server, 'POST', `/auth/${way}`, { body })
    expect([answer.status, answer.body.errors]).toEqual([422, [{ path: 'password', message: MESSAGE }]])
  }
})
