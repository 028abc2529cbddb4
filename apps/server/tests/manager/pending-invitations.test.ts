import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitationBatches, invitations } from '../../src/db/schema/index.ts'
import { sweepInvitations } from '../../src/services/invitations/sweep.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { readOutbox } from '../_util/outbox.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let nowMs = Date.parse('2026-03-02T08:00:00Z')
const DAY_MS = 86_400_000
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
  owner = await signUpOwner(server, 'lindwerk.example')
})
afterAll(() => server[Symbol.asyncDispose]())

interface Pending {
  total: number
  invitations: { invitationId: string; email: string; state: string; expiresAt: string; invitedBy: string }[]
}
const invite = async (by: Person, Emails: string[], words: object = {}) => {
  const answer = await call(server, 'POST', '/manager/usersRegistration', {
    token: by.token,
    body: { Emails, ...words },
  })
  await server.context.invitationMails.settled()
  return answer
}
const pending = async (by: Person, query = '') =>
  (await call<Pending>(server, 'GET', `/manager/invitations?query=${query}`, { token: by.token })).body
const act = async (by: Person, what: 'resend' | 'revoke', invitationIds: string[]) => {
  const [method, path] =
    what === 'resend' ? ['POST', '/manager/invitations/resend'] : ['DELETE', '/manager/invitations']
  const answer = await call<{ count: number }>(server, method!, path!, { token: by.token, body: { invitationIds } })
  await server.context.invitationMails.settled()
  return answer
}
const mailsTo = (email: string) => readOutbox(server).filter(({ to }) => to === email)
const linkIn = (text: string) => new URL(/http\S+/.exec(text)![0]).searchParams.get('invitation') ?? ''
const join = (token: string, email: string) =>
  call(server, 'POST', `/auth/register/${token}`, { body: { email, password: PASSWORD, confirmPassword: PASSWORD } })
const signInAgain = async (person: Person) => {
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email: person.email, password: PASSWORD },
  })
  return { ...person, token: body.tokens.accessToken }
}

describe('those who were invited', () => {
  it('are listed until they join, newest first, and found by their address', async () => {
    await invite(owner, ['first@one.example'])
    nowMs += 1000
    await invite(owner, ['second@one.example', 'third@one.example'])
    const all = await pending(owner)
    expect(all.total).toBe(3)
    expect(all.invitations.map(({ email }) => email)).toEqual([
      'second@one.example',
      'third@one.example',
      'first@one.example',
    ])
    expect(all.invitations[0]).toMatchObject({
      state: 'sent',
      invitedBy: owner.email,
      expiresAt: new Date(nowMs + 14 * DAY_MS).toISOString(),
    })
    expect((await pending(owner, 'thi')).invitations.map(({ email }) => email)).toEqual(['third@one.example'])
    expect((await pending(owner, '%25')).total).toBe(0)
    await join(linkIn(mailsTo('third@one.example')[0]!.text), 'third@one.example')
    // By a link for anybody, too.
    const link = await call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', {
      token: owner.token,
    })
    await join(linkIn(link.body.data), 'second@one.example')
    expect((await pending(owner)).invitations.map(({ email }) => email)).toEqual(['first@one.example'])
  })

  it('are nobody’s of another organisation, to see or to change', async () => {
    const stranger = await signUpOwner(server)
    await invite(owner, ['ours@one.example'])
    const [ours] = (await pending(owner, 'ours@')).invitations
    expect((await pending(stranger)).total).toBe(0)
    for (const what of ['resend', 'revoke'] as const) {
      expect((await act(stranger, what, [ours!.invitationId])).body.count).toBe(0)
    }
    expect(mailsTo('ours@one.example')).toHaveLength(1)
    const member = await signUpMember(server, owner)
    expect((await act(member, 'revoke', [ours!.invitationId])).status).toBe(403)
    expect((await call(server, 'GET', '/manager/invitations', { token: member.token })).status).toBe(403)
    expect((await pending(owner, 'ours@')).total).toBe(1)
  })

  it('are asked again, valid anew, even after it had expired', async () => {
    await invite(owner, ['again@one.example'])
    nowMs += 14 * DAY_MS
    owner = await signInAgain(owner)
    const [late] = (await pending(owner, 'again@')).invitations
    expect(late?.state).toBe('expired')
    const token = linkIn(mailsTo('again@one.example')[0]!.text)
    expect((await join(token, 'again@one.example')).status).toBe(404)
    expect((await act(owner, 'resend', [late!.invitationId])).body.count).toBe(1)
    expect((await pending(owner, 'again@')).invitations[0]?.state).toBe('sent')
    const mails = mailsTo('again@one.example')
    expect(mails).toHaveLength(2)
    expect((await join(linkIn(mails[1]!.text), 'again@one.example')).status).toBe(200)
    expect((await act(owner, 'resend', [late!.invitationId])).body.count).toBe(0)
  })

  it('join no more once it was taken back, and may be invited anew', async () => {
    await invite(owner, ['back@one.example'])
    const [one] = (await pending(owner, 'back@')).invitations
    expect((await act(owner, 'revoke', [one!.invitationId])).body.count).toBe(1)
    expect((await act(owner, 'revoke', [one!.invitationId])).body.count).toBe(0)
    expect((await pending(owner, 'back@')).total).toBe(0)
    expect((await join(linkIn(mailsTo('back@one.example')[0]!.text), 'back@one.example')).status).toBe(404)
    expect((await invite(owner, ['back@one.example'])).body).toMatchObject({ results: [{ status: 'invited' }] })
    expect(mailsTo('back@one.example')).toHaveLength(2)
  })

  it('are forgotten two months after their invitation ended', async () => {
    await invite(owner, ['forgotten@one.example'])
    nowMs += 75 * DAY_MS
    await sweepInvitations(server.context)
    const rows = await server.context.db
      .select()
      .from(invitations)
      .where(eq(invitations.email, 'forgotten@one.example'))
    expect(rows).toHaveLength(0)
    expect(await server.context.db.select().from(invitationBatches)).toHaveLength(0)
    owner = await signInAgain(owner)
  })

  it.each([[[]], [undefined], [[1]], [Array.from({ length: 1001 }, () => 'x')]])('are never %j', async (ids) => {
    expect((await act(owner, 'revoke', ids as string[])).status).toBe(422)
  })
})

describe('an invitation', () => {
  it('is written in the language and with the words that were asked for', async () => {
    const words = { language: 'de', message: 'Schön, dass du kommst!\nWir sitzen im 3. Stock.' }
    await invite(owner, ['neu@one.example'], words)
    const [mail] = mailsTo('neu@one.example')
    expect(mail?.text).toContain('du bist zu Lindwerk auf Umkreis eingeladen')
    expect(mail?.text.replaceAll('\r', '')).toContain('> Schön, dass du kommst!\n> Wir sitzen im 3. Stock.')
    await invite(owner, ['new@one.example'])
    expect(mailsTo('new@one.example')[0]?.subject).toBe('Lindwerk invites you to Umkreis')
  })

  it.each(['Look at https://evil.example', 'www.evil.example', 'evil.example/login', 'x'.repeat(601)])(
    'takes no words such as %s',
    async (message) => {
      expect((await invite(owner, ['links@one.example'], { message })).status).toBe(422)
      expect(mailsTo('links@one.example')).toHaveLength(0)
    },
  )

  it('is in the audit log by number, without addresses', async () => {
    await invite(owner, ['audit@one.example'])
    const { body } = await call<{ entries: unknown[] }>(server, 'GET', '/manager/audit', { token: owner.token })
    expect(body.entries[0]).toMatchObject({ action: 'people-invited', details: { count: 1 } })
    expect(JSON.stringify(body)).not.toContain('audit@one.example')
  })
})
