import type { AuthAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, type Person, call, signUpGlobal, signUpOwner } from '../_util/api.ts'
import { type NameServer, startNameServer } from '../_util/name-server.ts'
import { readOutbox } from '../_util/outbox.ts'
import { passkeyCalls } from '../_util/passkeys.ts'
import type { SoftwareAuthenticator } from '../_util/software-authenticator.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { Way, setUp, settingsFor } from './_util/organisation.ts'
import { type ProviderProcess, startProvider } from './_util/start-provider.ts'

const DOMAIN = 'company.example'
const TAKEN = `taken@${DOMAIN}`
const MAILED = `mailed@${DOMAIN}`
const RESET = `reset@${DOMAIN}`
const OTHER_PASSWORD = 'Anders-herum-2026!'
const OTHER_WAY = { status: 403, body: { detail: 'Your organisation signs in by single sign-on. Please use it' } }
let server: TestServer
let names: NameServer
let provider: ProviderProcess
let owner: Person
let origin: string
let passkeys: ReturnType<typeof passkeyCalls>
let attacker: Person
let authenticator: SoftwareAuthenticator

beforeAll(async () => {
  names = await startNameServer()
  server = await startTestServer({ config: { alsoReachable: ['127.0.0.1'], nameServers: [names.address] } })
  origin = server.context.publicUrl()
  provider = await startProvider(`${origin}/api/auth/single-sign-on/callback`)
  owner = await signUpOwner(server, DOMAIN)
  passkeys = passkeyCalls(server, origin)
  attacker = await takeByLink(TAKEN)
  authenticator = (await passkeys.register(attacker)).authenticator
  await joinByMail(MAILED)
  await takeByLink(RESET)
  await resetPassword(RESET)
  await setUp(server, names, owner, settingsFor(provider.issuer, DOMAIN))
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})

const register = (path: string, email: string) =>
  call<AuthAnswer>(server, 'POST', path, { body: { email, password: PASSWORD, confirmPassword: PASSWORD } })
const login = async (email: string, password = PASSWORD) =>
  (await call(server, 'POST', '/auth/login', { body: { email, password } })).status
const refresh = async (refreshToken: string) =>
  (await call(server, 'POST', '/auth/refresh', { body: { refreshToken } })).status
const linksTo = (email: string, pattern: RegExp) =>
  readOutbox(server)
    .filter(({ to }) => to === email)
    .map(({ text }) => pattern.exec(text)?.[0])
    .filter((link) => link !== undefined)
/** How often somebody was told that the ways into their account have ended. */
const toldOfEnd = (email: string) =>
  readOutbox(server).filter(
    ({ to, subject }) => to === email && subject === 'Your Umkreis account opens by single sign-on now',
  ).length
const isProved = async (email: string) => {
  const [row] = await server.context.sql`select email_proved_at from users where email = ${email}`
  return row?.email_proved_at !== null
}
const madeOwn = async () => {
  const { body } = await call<{ entries: { action: string; details: { userId?: string } }[] }>(
    server,
    'GET',
    '/manager/audit',
    { token: owner.token },
  )
  return body.entries.filter(({ action }) => action === 'single-sign-on-made-own').map(({ details }) => details.userId)
}

/** Somebody registers an address by a link that anybody may hold. */
async function takeByLink(email: string, manager = owner): Promise<Person> {
  const link = await call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', {
    token: manager.token,
  })
  const { body } = await register(`/auth/register/${new URL(link.body.data).searchParams.get('invitation')}`, email)
  const { tokens, user } = body
  return { userId: user.userId, token: tokens.accessToken, refreshToken: tokens.refreshToken, email }
}

/** Somebody registers by the invitation that was mailed to them. */
async function joinByMail(email: string): Promise<void> {
  await call(server, 'POST', '/manager/usersRegistration', { token: owner.token, body: { Emails: [email] } })
  await vi.waitFor(() => expect(linksTo(email, /invitation=[\w-]+/)).toHaveLength(1), 10_000)
  const [invitation = ''] = linksTo(email, /invitation=[\w-]+/)
  const { status } = await register(`/auth/register/${invitation.replace('invitation=', '')}`, email)
  expect(status).toBe(200)
}

/** The owner of a mailbox sets a password by a mailed link. */
async function resetPassword(email: string): Promise<void> {
  await call(server, 'POST', '/auth/request', { body: { email, resetLink: `${origin}/app/reset-password` } })
  const resetLink = linksTo(email, /http\S+resetLinkId=[\w-]+/).at(-1)
  const body = { password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD, resetLink }
  expect((await call(server, 'POST', '/auth/resetPassword', { body })).status).toBe(200)
}

describe('an account that was registered before its organisation signed in by single sign-on', () => {
  const byPasskey = async () => (await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))).status

  it('is its person’s alone once the provider has sent them: nobody who knew the address before comes in', async () => {
    // A link for a new password that was mailed before, and is still open.
    await call(server, 'POST', '/auth/request', { body: { email: TAKEN, resetLink: `${origin}/app/reset-password` } })
    const resetLink = linksTo(TAKEN, /http\S+resetLinkId=[\w-]+/).at(-1)
    expect([await login(TAKEN), await byPasskey(), await isProved(TAKEN)]).toEqual([200, 200, false])

    const way = new Way(origin)
    expect(await way.go(TAKEN)).toBe('done')
    const { user, tokens } = await way.finish()
    expect(user.userId).toBe(attacker.userId)
    expect([await login(TAKEN), await byPasskey(), await refresh(attacker.refreshToken)]).toEqual([401, 401, 401])
    expect((await call(server, 'GET', '/users/me', { token: attacker.token })).status).toBe(401)
    const body = { password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD, resetLink }
    expect((await call(server, 'POST', '/auth/resetPassword', { body })).status).toBe(404)
    expect([await isProved(TAKEN), await madeOwn()]).toEqual([true, [attacker.userId]])

    // What they have from then on is theirs: coming once more takes nothing away.
    const again = new Way(origin)
    expect(await again.go(TAKEN)).toBe('done')
    expect(await refresh(tokens.refreshToken)).toBe(200)
  })

  it('stays as it is where a mail had proved the address', async () => {
    for (const [email, password] of [
      [MAILED, PASSWORD],
      [RESET, OTHER_PASSWORD],
    ] as const) {
      expect([email, await isProved(email)]).toEqual([email, true])
      expect(await new Way(origin).go(email)).toBe('done')
      expect([email, await login(email, password)]).toEqual([email, 200])
    }
    expect(await madeOwn()).toEqual([attacker.userId])
    expect([TAKEN, MAILED, RESET].map(toldOfEnd)).toEqual([1, 0, 0])
  })

  it('counts as proved where the provider’s word has made it', async () => {
    expect(await new Way(origin).go(`new@${DOMAIN}`)).toBe('done')
    expect(await isProved(`new@${DOMAIN}`)).toBe(true)
  })
})

describe('an address of a domain that an organisation has proved', () => {
  it('cannot be taken by outsiders, who would lock its owner out', async () => {
    const outsider = await signUpOwner(server)
    const link = await call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', {
      token: outsider.token,
    })
    const invitation = new URL(link.body.data).searchParams.get('invitation')
    for (const path of ['/auth/register', '/auth/register-trial', `/auth/register/${invitation}`]) {
      expect([path, await register(path, `victim@${DOMAIN}`)]).toMatchObject([path, OTHER_WAY])
    }
    const way = new Way(origin)
    expect(await way.go(`victim@${DOMAIN}`)).toBe('done')
    // Others register as ever.
    expect((await signUpGlobal(server)).userId).toBeTruthy()
  })
})
