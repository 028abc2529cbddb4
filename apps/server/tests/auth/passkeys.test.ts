import { PASSKEYS_MAX, type OwnSessionsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerPasskey } from '../../src/services/auth/passkeys/register-passkey.ts'
import { PASSWORD, type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { passkeyCalls } from '../_util/passkeys.ts'
import { leaveForGood } from '../_util/rows.ts'
import { SoftwareAuthenticator } from '../_util/software-authenticator.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const ORIGIN = 'https://umkreis.example'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let nowMs = Date.UTC(2026, 2, 2, 8)
let server: TestServer
let passkeys: ReturnType<typeof passkeyCalls>
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs), env: { PUBLIC_URL: ORIGIN } })
  passkeys = passkeyCalls(server, ORIGIN)
})
afterAll(() => server[Symbol.asyncDispose]())

const mailsTo = (email: string) => readOutbox(server).filter(({ to }) => to === email)
const login = async (email: string): Promise<Person> => {
  const { body } = await call<{ tokens: { accessToken: string }; user: { userId: string } }>(
    server,
    'POST',
    '/auth/login',
    { body: { email, password: PASSWORD } },
  )
  return { userId: body.user.userId, token: body.tokens.accessToken, refreshToken: '', email }
}
/** Sets the password anew by mail. */
const takeBack = async ({ email }: Person): Promise<void> => {
  const resetLink = `${ORIGIN}/app/reset-password`
  await call(server, 'POST', '/auth/request', { body: { email, resetLink } })
  const resetLinkId = /resetLinkId=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1]
  const body = { resetLinkId, password: 'Another-garden-77!' }
  expect((await call(server, 'POST', '/auth/set-new-password', { body })).status).toBe(200)
}

describe('a passkey', () => {
  it('signs in without a name, answered like a password, and is told of and listed like one', async () => {
    const person = await signUpGlobal(server)
    const { authenticator } = await passkeys.register(person)
    const answer = await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()), { 'user-agent': FIREFOX })
    expect(answer).toMatchObject({ status: 200, body: { user: { userId: person.userId, email: person.email } } })
    const byPassword = await call<object>(server, 'POST', '/auth/login', {
      body: { email: person.email, password: PASSWORD },
    })
    expect(Object.keys(answer.body).toSorted()).toEqual(Object.keys(byPassword.body).toSorted())
    const token = answer.body.tokens.accessToken
    const { sessions } = (await call<OwnSessionsAnswer>(server, 'GET', '/auth/sessions', { token })).body
    expect(sessions).toContainEqual(expect.objectContaining({ deviceName: 'Firefox on Windows', isThis: true }))
    expect(mailsTo(person.email).map(({ subject }) => subject)).toContain('New sign-in to your Umkreis account')
    expect(answer.headers.get('set-cookie')).toMatch(/^umkreis-device=/)
  })

  it('belongs to the public address, whatever a request calls the server', async () => {
    const person = await signUpGlobal(server)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const offer = await call(server, 'POST', '/auth/passkeys/sign-in-options', { headers })
    expect(offer.body).toMatchObject({ rpId: 'umkreis.example', userVerification: 'required' })
    expect(Object.keys(offer.body)).not.toContain('allowCredentials')
    const { body } = await passkeys.offerRegistration(person)
    expect(body).toMatchObject({
      rp: { id: 'umkreis.example', name: 'Umkreis' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
  })

  it('is told of by mail when it is added, in the person’s language', async () => {
    const person = await signUpGlobal(server)
    await passkeys.register(person, { 'user-agent': FIREFOX, 'accept-language': 'de' })
    const mail = mailsTo(person.email).at(-1)
    expect(mail?.text).toContain('Firefox auf Windows, 2. M')
    expect(mail?.text).toContain(`${ORIGIN}/app/profile/password`)
  })

  it('is listed, renamed and removed by its owner alone', async () => {
    const [person, stranger] = [await signUpGlobal(server), await signUpGlobal(server)]
    const { passkey } = await passkeys.register(person, { 'user-agent': FIREFOX })
    expect(passkey).toMatchObject({ name: 'Firefox on Windows', lastUsedAt: null, isSynced: false })
    const path = `/auth/passkeys/${passkey.passkeyId}`
    const rename = (token: string, name: string) => call(server, 'PATCH', path, { token, body: { name } })
    expect((await rename(stranger.token, 'Mine')).status).toBe(404)
    expect((await rename(person.token, ' ')).status).toBe(422)
    expect((await rename(person.token, 'Laptop')).body).toEqual({ ...passkey, name: 'Laptop' })
    expect((await call(server, 'DELETE', path, { token: stranger.token })).status).toBe(404)
    expect((await passkeys.list(stranger)).passkeys).toEqual([])
    expect((await call(server, 'DELETE', path, { token: person.token })).status).toBe(204)
    expect((await passkeys.list(person)).passkeys).toEqual([])
  })

  it('keeps who signs in with it from being deleted, as a password does', async () => {
    const person = await signUpGlobal(server)
    const { authenticator } = await passkeys.register(person)
    await call(server, 'DELETE', '/users/me', { token: person.token, body: { password: PASSWORD } })
    expect((await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))).status).toBe(200)
    expect(mailsTo(person.email).map(({ subject }) => subject)).toContain('Your Umkreis account stays')
  })

  it('goes with its person, and stands in the copy of their data until then', async () => {
    const owner = await signUpOwner(server)
    const person = await signUpMember(server, owner)
    const { authenticator, passkey } = await passkeys.register(person)
    const data = await call<Record<string, object[]>>(server, 'GET', '/users/export', { token: person.token })
    expect(data.body.passkeys).toMatchObject([{ passkeyId: passkey.passkeyId, name: passkey.name }])
    expect((await leaveForGood(server, person)).status).toBe(200)
    expect((await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))).status).toBe(401)
  })

  it('goes when the password is set anew by mail, which is how one takes back an account; and stays else', async () => {
    const person = await signUpGlobal(server)
    const { authenticator } = await passkeys.register(person)
    await call(server, 'DELETE', '/auth/sessions', { token: person.token })
    const signIn = async () => (await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))).status
    expect(await signIn()).toBe(200)
    await takeBack(person)
    expect(await signIn()).toBe(401)
  })
})

describe('adding a passkey', () => {
  it('needs the session still where it is stored: what was sent slowly does not outlive the account being taken back', async () => {
    const person = await signUpGlobal(server)
    const { body: options } = await passkeys.offerRegistration(person)
    const answer = new SoftwareAuthenticator(ORIGIN).register(options)
    // As a request is that was let in before its body came.
    const viewer = await server.context.authenticate(person.token)
    await takeBack(person)
    await expect(registerPasskey(server.context, viewer!, answer, '', 'en')).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const rows = await server.context.sql`select 1 from passkeys where user_id = ${person.userId}`
    expect(rows).toEqual([])
  })

  it('asks for the password once signing in is ten minutes ago', async () => {
    const { email } = await signUpGlobal(server)
    const person = await login(email)
    expect((await passkeys.list(person)).needsPassword).toBe(false)
    nowMs += 10 * 60_000 + 1000
    expect((await passkeys.list(person)).needsPassword).toBe(true)
    const refused = await passkeys.offerRegistration(person)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password', message: 'Please enter your password' }] },
    })
    const wrong = await passkeys.offerRegistration(person, { password: 'Wrong-2026!' })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password', message: 'The password is wrong' }] },
    })
    expect((await passkeys.offerRegistration(person, { password: PASSWORD })).status).toBe(200)
  })

  it('takes no more wrong passwords than signing in does', async () => {
    const { email } = await signUpGlobal(server)
    const person = await login(email)
    const tries: number[] = []
    for (let i = 0; i < 11; i += 1) {
      tries.push((await passkeys.offerRegistration(person, { password: 'Wrong-2026!' })).status)
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  it('ends at as many as one may have, and names those that are there to the authenticator', async () => {
    const person = await signUpGlobal(server)
    const ids: string[] = []
    for (let i = 0; i < PASSKEYS_MAX; i += 1) {
      ids.push((await passkeys.register(person)).authenticator.credentialId)
      if (i === 0) {
        const { body } = await passkeys.offerRegistration(person)
        expect(body.excludeCredentials).toEqual([{ id: ids[0], type: 'public-key', transports: ['internal'] }])
      }
    }
    expect((await passkeys.offerRegistration(person)).status).toBe(409)
    expect((await passkeys.list(person)).passkeys.map(({ credentialId }) => credentialId).toSorted()).toEqual(
      ids.toSorted(),
    )
  })

  it('cannot be repeated without end: each is told by mail', async () => {
    const person = await signUpGlobal(server)
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) statuses.push((await passkeys.offerRegistration(person)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
  })

  it.each([
    ['a foreign origin', { origin: 'https://umkreis.example.evil.example' }],
    ['another port of the same host', { origin: `${ORIGIN}:8443` }],
    ['another domain', { rpId: 'evil.example' }],
    ['an owner who was not recognised', { isVerified: false }],
    ['a challenge that nobody gave', { challenge: 'A'.repeat(51) }],
    ['what was signed for signing in', { type: 'webauthn.get' }],
  ])('is refused for %s', async (_what, claims) => {
    const person = await signUpGlobal(server)
    const { body: options } = await passkeys.offerRegistration(person)
    const answer = new SoftwareAuthenticator(ORIGIN).register(options, claims)
    expect((await passkeys.add(person, answer)).status).toBe(422)
    expect((await passkeys.list(person)).passkeys).toEqual([])
  })

  it.each([
    ['a chain of certificates', 'packed', new Map<string, unknown>([['x5c', [new Uint8Array(8)]]])],
    ['a format with one', 'apple', new Map<string, unknown>([['x5c', [new Uint8Array(8)]]])],
  ])('never follows %s', async (_what, fmt, attStmt) => {
    const person = await signUpGlobal(server)
    const { body: options } = await passkeys.offerRegistration(person)
    const answer = new SoftwareAuthenticator(ORIGIN).register(options, {}, { fmt, attStmt })
    expect((await passkeys.add(person, answer)).status).toBe(422)
  })

  it('takes a challenge once, for five minutes, in the session and of the person that it was given to', async () => {
    const [person, other] = [await signUpGlobal(server), await signUpGlobal(server)]
    const again = await login(person.email)
    const answer = async () => {
      const { body: options } = await passkeys.offerRegistration(person)
      return new SoftwareAuthenticator(ORIGIN).register(options)
    }
    const status = async (by: Person, body: unknown) => (await passkeys.add(by, body)).status
    expect(await status(other, await answer())).toBe(422)
    expect(await status(again, await answer())).toBe(422)
    const old = await answer()
    nowMs += 5 * 60_000 + 1000
    expect(await status(person, old)).toBe(422)
    const [first] = [await login(person.email)]
    const { body: options } = await passkeys.offerRegistration(first)
    expect(await status(first, new SoftwareAuthenticator(ORIGIN).register(options))).toBe(201)
    expect(await status(first, new SoftwareAuthenticator(ORIGIN).register(options))).toBe(422)
  })

  it('is refused for a passkey that is there already, whoever has it', async () => {
    const [person, other] = [await signUpGlobal(server), await signUpGlobal(server)]
    const { authenticator } = await passkeys.register(person)
    for (const by of [person, other]) {
      const { body: options } = await passkeys.offerRegistration(by)
      expect((await passkeys.add(by, authenticator.register(options))).status).toBe(409)
    }
    expect((await passkeys.list(other)).passkeys).toEqual([])
  })
})

describe('signing in with a passkey is refused', () => {
  const WORDS = 'This passkey does not sign you in. Please try again, or use your password'

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the same host without encryption', { origin: 'http://umkreis.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['an owner who was not recognised', { isVerified: false }],
    ['a challenge that nobody gave', { challenge: Buffer.alloc(38).toString('base64url') }],
    ['an empty challenge', { challenge: '' }],
    ['what was signed for registering', { type: 'webauthn.create' }],
    ['another person’s name', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
    ['no name', { userHandle: null }],
  ])('for %s, in the same words', async (_what, claims) => {
    const person = await signUpGlobal(server)
    const { authenticator } = await passkeys.register(person)
    const answer = await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn(), claims))
    expect([answer.status, (answer.body as unknown as { detail: string }).detail]).toEqual([401, WORDS])
    expect((await passkeys.list(person)).passkeys).toMatchObject([{ lastUsedAt: null }])
    expect((await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))).status).toBe(200)
  })

  it('for a passkey that nobody has, in the same words', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN)
    const answer = await passkeys.signIn(
      stranger.signIn(await passkeys.offerSignIn(), { rpId: 'umkreis.example', userHandle: 'AAAA' }),
    )
    expect([answer.status, (answer.body as unknown as { detail: string }).detail]).toEqual([401, WORDS])
  })

  it('when the same answer comes twice, also at once', async () => {
    const person = await signUpGlobal(server)
    const { authenticator } = await passkeys.register(person)
    const answer = authenticator.signIn(await passkeys.offerSignIn())
    const statuses = (await Promise.all([1, 2, 3].map(() => passkeys.signIn(answer)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 401, 401])
    expect((await passkeys.signIn(answer)).status).toBe(401)
  })

  it('when two answer the same challenge', async () => {
    const [one, two] = [await signUpGlobal(server), await signUpGlobal(server)]
    const [a, b] = [await passkeys.register(one), await passkeys.register(two)]
    const options = await passkeys.offerSignIn()
    expect((await passkeys.signIn(a.authenticator.signIn(options))).status).toBe(200)
    expect((await passkeys.signIn(b.authenticator.signIn(options))).status).toBe(401)
  })

  it('when the challenge is five minutes old, or was given for registering', async () => {
    const person = await signUpGlobal(server)
    const { authenticator } = await passkeys.register(person)
    const { body: registering } = await passkeys.offerRegistration(person)
    expect((await passkeys.signIn(authenticator.signIn(registering))).status).toBe(401)
    const options = await passkeys.offerSignIn()
    nowMs += 5 * 60_000 + 1000
    expect((await passkeys.signIn(authenticator.signIn(options))).status).toBe(401)
  })

  it('when one signs in the name of another: their id with one’s own key, and the other way round', async () => {
    const [victim, attacker] = [await signUpGlobal(server), await signUpGlobal(server)]
    const [theirs, own] = [await passkeys.register(victim), await passkeys.register(attacker)]
    const { userHandle } = theirs.authenticator.signIn({ challenge: '' }).response
    const asThem = own.authenticator.signIn(await passkeys.offerSignIn(), { userHandle: userHandle ?? '' })
    expect((await passkeys.signIn(asThem)).status).toBe(401)
    const { credentialId } = theirs.authenticator
    const withTheirId = own.authenticator.signIn(await passkeys.offerSignIn(), { userHandle: userHandle ?? '' })
    expect((await passkeys.signIn({ ...withTheirId, id: credentialId, rawId: credentialId })).status).toBe(401)
  })

  it('when the signature is of something else', async () => {
    const { authenticator } = await passkeys.register(await signUpGlobal(server))
    const good = authenticator.signIn(await passkeys.offerSignIn())
    const other = authenticator.signIn(await passkeys.offerSignIn())
    const { signature } = other.response
    expect((await passkeys.signIn({ ...good, response: { ...good.response, signature } })).status).toBe(401)
  })

  it('when the counter goes back, as that of a copy does', async () => {
    const { authenticator } = await passkeys.register(await signUpGlobal(server))
    const status = async (counter: number) =>
      (await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn(), { counter }))).status
    expect([await status(7), await status(7), await status(6), await status(8)]).toEqual([200, 401, 401, 200])
  })

  it('for one that was removed', async () => {
    const person = await signUpGlobal(server)
    const { authenticator, passkey } = await passkeys.register(person)
    await call(server, 'DELETE', `/auth/passkeys/${passkey.passkeyId}`, { token: person.token })
    expect((await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))).status).toBe(401)
  })
})

it('counts for ever at 0 where what keeps the passkey does not count', async () => {
  const { authenticator } = await passkeys.register(await signUpGlobal(server))
  for (let i = 0; i < 2; i += 1) {
    const answer = authenticator.signIn(await passkeys.offerSignIn(), { counter: 0 })
    expect((await passkeys.signIn(answer)).status).toBe(200)
  }
})

it('writes nothing for a visit to the sign-in page, and forgets old answers', async () => {
  const spent = async () =>
    (await server.context.sql<{ count: number }[]>`select count(*)::int as count from spent_passkey_challenges`)[0]
      ?.count
  const before = await spent()
  await passkeys.offerSignIn()
  expect(await spent()).toBe(before)
  const { authenticator } = await passkeys.register(await signUpGlobal(server))
  nowMs += 6 * 60_000
  await passkeys.signIn(authenticator.signIn(await passkeys.offerSignIn()))
  expect(await spent()).toBe(1)
})
