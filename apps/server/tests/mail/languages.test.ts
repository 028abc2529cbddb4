import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const ask = (method: string, path: string, language: string | undefined, body?: unknown, token?: string) =>
  call<{ refreshToken: string; tokens: { accessToken: string; refreshToken: string } }>(server, method, path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
    headers: language === undefined ? {} : { 'accept-language': language },
  })
const signIn = async (person: Person, language?: string) =>
  (await ask('POST', '/auth/login', language, { email: person.email, password: PASSWORD })).body.tokens
const languageOf = async ({ userId }: Person) => {
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, userId))
  return row?.language
}
/** What the last mail to somebody says. */
const lastMailTo = ({ email }: Pick<Person, 'email'>) =>
  readOutbox(server)
    .filter(({ to }) => to === email)
    .at(-1)?.text
const askForReset = (person: Person, language?: string) => {
  const resetLink = `${server.context.publicUrl()}/app/reset-password`
  return ask('POST', '/auth/request', language, { email: person.email, resetLink })
}

describe('the language of somebody', () => {
  it('is noted when they register', async () => {
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
    const founder = { email: 'gruenderin@sprache.example', ...passwords }
    expect((await ask('POST', '/auth/register-trial', 'de-DE,de;q=0.9', founder)).status).toBe(200)
    const [row] = await server.context.db.select().from(users).where(eq(users.email, founder.email))
    expect(row?.language).toBe('de')
  })

  it('is noted when they sign in and when their session goes on, and not by what names none', async () => {
    const member = await signUpMember(server, owner)
    expect(await languageOf(member)).toBeNull()
    const { refreshToken } = await signIn(member, 'de')
    expect(await languageOf(member)).toBe('de')
    const next = await ask('POST', '/auth/refresh', 'en', { refreshToken })
    expect(await languageOf(member)).toBe('en')
    expect((await ask('POST', '/auth/refresh', '*', { refreshToken: next.body.refreshToken })).status).toBe(200)
    await signIn(member)
    expect(await languageOf(member)).toBe('en')
  })

  it('is forgotten with the account', async () => {
    const member = await signUpMember(server, owner)
    await signIn(member, 'de')
    expect(await languageOf(member)).toBe('de')
    expect((await leaveForGood(server, member)).status).toBe(200)
    expect(await languageOf(member)).toBeNull()
  })
})

describe('a mail', () => {
  it('comes in the language of whoever gets it, whoever asks', async () => {
    const member = await signUpMember(server, owner)
    await signIn(member, 'de')
    await askForReset(member, 'en')
    expect(lastMailTo(member)).toContain('Dieser Link gilt eine Stunde')
  })

  it('comes in the language of the request where nothing else is known', async () => {
    const member = await signUpMember(server, owner)
    await askForReset(member, 'de')
    expect(lastMailTo(member)).toContain('Dieser Link gilt eine Stunde')
    await askForReset(member)
    expect(lastMailTo(member)).toContain('This link is valid for one hour')
  })

  it('tells in it of what happens to the account', async () => {
    const member = await signUpMember(server, owner)
    const { accessToken: token } = await signIn(member, 'de')
    await ask('POST', '/auth/login', 'de', { email: member.email, password: PASSWORD })
    expect(lastMailTo(member)).toContain('den wir noch nicht kennen:')
    const change = { currentPassword: PASSWORD, password: 'Umkreis-2027!', confirmPassword: 'Umkreis-2027!' }
    expect((await ask('POST', '/auth/change-password', undefined, change, token)).status).toBe(204)
    expect(lastMailTo(member)).toContain('wurde in deinem Profil geändert')
    expect((await ask('DELETE', '/users/me', undefined, { password: 'Umkreis-2027!' }, token)).status).toBe(200)
    expect(lastMailTo(member)).toContain('du möchtest dein Umkreis-Konto löschen. Am ')
    const device = await ask('POST', '/auth/login', undefined, { email: member.email, password: 'Umkreis-2027!' })
    expect(device.status).toBe(200)
    expect(
      readOutbox(server).some(({ to, text }) => to === member.email && text.includes('Alles ist, wie es war.')),
    ).toBe(true)
  })

  it('asks each manager for support in their own language, in that of the request where it is not known', async () => {
    const founder = await signUpOwner(server)
    const [german, unknown, member] = [
      await signUpMember(server, founder),
      await signUpMember(server, founder),
      await signUpMember(server, founder),
    ]
    await setRole(server, german, 'administrator')
    await setRole(server, unknown, 'administrator')
    await signIn(founder, 'en')
    await signIn(german, 'de')
    const question = { subject: 'Ausweis', message: 'Er öffnet nichts.' }
    expect((await ask('POST', '/support', 'de', question, member.token)).status).toBe(204)
    expect(lastMailTo(founder)).toContain('writes from the support page:')
    expect(lastMailTo(german)).toContain('schreibt über die Seite „Hilfe“:')
    expect(lastMailTo(unknown)).toContain('schreibt über die Seite „Hilfe“:')
  })

  it('invites in the language of whoever invites, where no other is chosen', async () => {
    const invite = (email: string, more: object) =>
      ask('POST', '/manager/usersRegistration', 'de', { Emails: [email], ...more }, owner.token)
    expect((await invite('neu@sprache.example', {})).status).toBe(200)
    expect(lastMailTo({ email: 'neu@sprache.example' })).toContain('auf Umkreis eingeladen')
    await invite('new@sprache.example', { language: 'en' })
    expect(lastMailTo({ email: 'new@sprache.example' })).toContain('you are invited')
  })
})
