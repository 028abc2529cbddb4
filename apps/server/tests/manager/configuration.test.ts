import type {
  AuditAnswer,
  AuditCheck,
  CoffeeRounds,
  InvitationLinksAnswer,
  OrganisationSettings,
  User,
} from '@umkreis/schemas'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachments, auditEntries, groups, messages, users } from '../../src/db/schema/index.ts'
import { appendAudit } from '../../src/services/audit/append.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { PASSWORD, type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const START = new Date('2026-11-22T09:00:00Z')
let now = START
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server[Symbol.asyncDispose]())

const PATH = '/manager/organisation'
const read = (by: Person) => call<OrganisationSettings>(server, 'GET', PATH, { token: by.token })
const change = (by: Person, body: object) =>
  call<OrganisationSettings & { errors?: unknown }>(server, 'PATCH', PATH, { token: by.token, body })
const audit = async (by: Person, query = '') =>
  (await call<AuditAnswer>(server, 'GET', `/manager/audit${query}`, { token: by.token })).body.entries
const checkLog = async (by: Person) =>
  (await call<AuditCheck>(server, 'GET', '/manager/audit/check', { token: by.token })).body
const organisationOf = async ({ userId }: Person) => {
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, userId))
  return row!.organisationId
}
const signIn = async ({ email }: Person) =>
  (
    await call<{ tokens: { accessToken: string; refreshToken: string } }>(server, 'POST', '/auth/login', {
      body: { email, password: PASSWORD },
    })
  ).body.tokens

describe('what an organisation decides', () => {
  it('is what the product does by itself until a manager decides otherwise, for that organisation alone', async () => {
    const [owner, stranger] = [await signUpOwner(server, 'lindwerk-a.example'), await signUpOwner(server)]
    expect((await read(owner)).body).toEqual({
      name: 'Lindwerk A',
      sessionDays: 30,
      messageDays: null,
      fileDays: null,
      usesLinkCards: true,
    })
    const before = (await read(stranger)).body
    const changed = await change(owner, { name: ' Gletscher ', messageDays: 90 })
    expect(changed.body).toMatchObject({ name: 'Gletscher', sessionDays: 30, messageDays: 90, fileDays: null })
    expect((await read(owner)).body).toEqual(changed.body)
    expect((await read(stranger)).body).toEqual(before)
    const { body } = await call<User>(server, 'GET', `/users/${owner.userId}`, { token: owner.token })
    expect(body.organisationName).toBe('Gletscher')
    expect((await change(owner, { messageDays: null })).body.messageDays).toBeNull()
  })

  it.each([
    [{ name: '' }],
    [{ name: 'two\nlines' }],
    [{ sessionDays: 0 }],
    [{ sessionDays: 91 }],
    [{ sessionDays: 1.5 }],
    [{ messageDays: 29 }],
    [{ fileDays: 4000 }],
    [{ fileDays: '90' }],
  ])('is not %j', async (body) => {
    const owner = await signUpOwner(server)
    expect((await change(owner, body)).status).toBe(422)
    expect((await read(owner)).body).toMatchObject({ sessionDays: 30, messageDays: null, fileDays: null })
  })

  it('is how long a sign-in lasts without being used', async () => {
    const owner = await signUpOwner(server)
    await change(owner, { sessionDays: 7 })
    const refresh = (tokens: object) => call(server, 'POST', '/auth/refresh', { body: tokens })
    const [first, second] = [await signIn(owner), await signIn(owner)]
    now = new Date(START.getTime() + 6 * DAY_MS)
    expect((await refresh(first)).status).toBe(200)
    now = new Date(START.getTime() + 8 * DAY_MS)
    expect((await refresh(second)).status).toBe(401)
    now = START
  })
})

describe('keeping messages and files only for a while', () => {
  it('deletes what is older: its place stays as a mark, newer ones and other organisations stay', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    const member = await signUpMember(server, owner)
    const groupId = await startGroup(owner, member)
    const other = await startGroup(stranger, await signUpMember(server, stranger))
    const old = new Date(now.getTime() - 91 * DAY_MS)
    await write(groupId, owner, old, 'one', 1)
    await write(groupId, member, old, 'two', 2)
    await write(groupId, owner, now, 'three', 3)
    await write(other, stranger, old, 'other', 1)
    await change(owner, { messageDays: 90, fileDays: 90 })
    const files = [
      { blobId: `old-${groupId}`, createdAt: old },
      { blobId: `new-${groupId}`, createdAt: now },
    ].map((file) => ({ ...file, groupId, uploaderId: owner.userId, sealedBytes: 1, receivedBytes: 1 }))
    await server.context.db.insert(attachments).values(files)

    await runUpkeep(server.context)
    await runUpkeep(server.context)

    const rows = await listRows(groupId)
    expect(rows.map(({ sequence, isDeleted, content }) => [sequence, isDeleted, content])).toEqual([
      [1, true, null],
      [2, true, null],
      [3, false, 'three'],
    ])
    expect(rows.map(({ revision }) => revision)).toEqual([4, 5, 3])
    expect((await listRows(other))[0]!.content).toBe('other')
    const kept = await server.context.db.select().from(attachments).where(eq(attachments.groupId, groupId))
    expect(kept.filter(({ removedAt }) => removedAt === null).map(({ blobId }) => blobId)).toEqual([`new-${groupId}`])
    // Whoever was away learns of it, as of any other deletion.
    const since = await call<{ isDeleted?: boolean }[]>(server, 'GET', `/groups/${groupId}/messages?afterRevision=3`, {
      token: member.token,
    })
    expect(since.body.map(({ isDeleted }) => isDeleted)).toEqual([true, true])
    expect((await audit(owner, '?action=retention-applied')).map(({ actor, details }) => [actor, details])).toEqual([
      [null, { messages: 2, files: 1 }],
    ])
  })
})

describe('invitation links', () => {
  const list = async (by: Person) =>
    (await call<InvitationLinksAnswer>(server, 'GET', '/manager/invitation-links', { token: by.token })).body.links
  const create = async (by: Person) =>
    (await call<{ data: string }>(server, 'POST', '/manager/create-company-registration-link', { token: by.token }))
      .body.data

  it('are listed with who made them and until when they hold, and end when they are revoked', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    const address = await create(owner)
    const [link, ...others] = await list(owner)
    expect(others).toEqual([])
    expect(link).toMatchObject({ createdBy: owner.email, expiresAt: '2026-12-06T09:00:00.000Z' })
    expect(JSON.stringify(link)).not.toContain(new URL(address).searchParams.get('invitation'))
    expect(await list(stranger)).toEqual([])

    const revoke = (by: Person) =>
      call<InvitationLinksAnswer>(server, 'DELETE', `/manager/invitation-links/${link!.id}`, { token: by.token })
    expect((await revoke(stranger)).status).toBe(404)
    expect((await revoke(owner)).body.links).toEqual([])
    expect((await revoke(owner)).status).toBe(404)
    const token = new URL(address).searchParams.get('invitation')
    const body = { email: 'late@lindwerk.example', password: PASSWORD, confirmPassword: PASSWORD }
    expect((await call(server, 'POST', `/auth/register/${token}`, { body })).status).toBe(404)
  })

  it('are not listed once they have run out', async () => {
    const owner = await signUpOwner(server)
    await create(owner)
    now = new Date(START.getTime() + 15 * DAY_MS)
    const later = { ...owner, token: (await signIn(owner)).accessToken }
    expect(await list(later)).toEqual([])
    now = START
  })
})

describe('the audit log', () => {
  it('says who did what when, the newest first, and nothing to another organisation', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    await change(owner, { sessionDays: 7 })
    await call(server, 'PATCH', '/manager/chat-settings', { token: owner.token, body: { typing: false } })
    await call<CoffeeRounds>(server, 'PUT', '/manager/coffee-rounds', {
      token: owner.token,
      body: { interval: 'weekly' },
    })
    await call(server, 'DELETE', '/themes/company-current-theme', { token: owner.token })
    const entries = await audit(owner)
    expect(entries.map(({ number, action, details }) => [number, action, details])).toEqual([
      [4, 'theme-reset', { themeId: 'default' }],
      [3, 'coffee-rounds-changed', { interval: 'weekly' }],
      [2, 'chat-settings-changed', { typing: false }],
      [1, 'organisation-changed', { sessionDays: { from: 30, to: 7 } }],
    ])
    expect(entries[0]).toMatchObject({
      at: START.toISOString(),
      actor: { userId: owner.userId, name: owner.email },
    })
    expect(await audit(owner, '?action=chat-settings-changed')).toHaveLength(1)
    expect(await audit(owner, '?before=3')).toHaveLength(2)
    expect(await audit(owner, '?from=2026-11-22&to=2026-11-22')).toHaveLength(4)
    expect(await audit(owner, '?to=2026-11-21')).toEqual([])
    expect((await call(server, 'GET', '/manager/audit?from=yesterday', { token: owner.token })).status).toBe(422)
    expect(await audit(stranger)).toEqual([])
    expect(await checkLog(owner)).toEqual({ count: 4, brokenAt: null })
  })

  it('writes nothing for what changes nothing, and nothing for what fails', async () => {
    const owner = await signUpOwner(server)
    await change(owner, { sessionDays: 30 })
    await change(owner, { sessionDays: 0 })
    const organisationId = await organisationOf(owner)
    const failing = server.context.db.transaction(async (tx) => {
      await appendAudit(tx, { organisationId, actorId: owner.userId, now }, 'theme-saved')
      throw new Error('The change itself failed')
    })
    await expect(failing).rejects.toThrow('The change itself failed')
    expect(await audit(owner)).toEqual([])
  })

  it('numbers entries without a gap, however many are written at once', async () => {
    const owner = await signUpOwner(server)
    await Promise.all([1, 2, 3, 4, 5, 6].map((sessionDays) => change(owner, { sessionDays })))
    const numbers = (await audit(owner)).map(({ number }) => number)
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, place) => numbers.length - place))
    expect((await checkLog(owner)).brokenAt).toBeNull()
  })

  it.each<[string, (organisationId: string) => Promise<unknown>, number]>([
    [
      'an entry was changed',
      (id) =>
        server.context.db
          .update(auditEntries)
          .set({ details: { sessionDays: 1 } })
          .where(entryOf(id, 2)),
      2,
    ],
    [
      'an entry is said to be somebody else’s',
      (id) => server.context.db.update(auditEntries).set({ actorId: 'somebody' }).where(entryOf(id, 1)),
      1,
    ],
    ['an entry is missing', (id) => server.context.db.delete(auditEntries).where(entryOf(id, 2)), 3],
  ])('tells when %s', async (_what, tamper, brokenAt) => {
    const owner = await signUpOwner(server)
    for (const sessionDays of [7, 14, 60]) await change(owner, { sessionDays })
    await tamper(await organisationOf(owner))
    expect((await checkLog(owner)).brokenAt).toBe(brokenAt)
  })

  it('is taken along as a table in which nothing is a formula', async () => {
    const owner = await signUpOwner(server)
    await call(server, 'POST', '/manager/custom-fields', {
      token: owner.token,
      body: { name: '=1+1, "x"', type: 'text', isRequired: true, isForManagers: false },
    })
    await call(server, 'PATCH', '/users', {
      token: owner.token,
      body: formOf({ firstName: '=cmd', lastName: 'Brandt' }),
    })
    const answer = await fetch(`${server.origin}/api/manager/audit.csv?action=custom-field-added`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^"1","2026-11-22T09:00:00\.000Z","'=cmd Brandt",/)
    expect(lines[1]).toContain(String.raw`""name"":""=1+1, \""x\"""`)
  })
})

function entryOf(organisationId: string, number: number) {
  return and(eq(auditEntries.organisationId, organisationId), eq(auditEntries.number, number))
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

async function startGroup(one: Person, other: Person): Promise<string> {
  const { body } = await call<{ groupId: string }>(server, 'POST', '/groups', {
    token: one.token,
    body: { userIds: [other.userId], name: 'Team' },
  })
  return body.groupId
}

async function write(groupId: string, sender: Person, sentAt: Date, content: string, sequence: number): Promise<void> {
  await server.context.db.insert(messages).values({
    messageId: `${groupId}-${sequence}`,
    groupId,
    senderId: sender.userId,
    sequence,
    revision: sequence,
    content,
    sentAt,
  })
  await server.context.db
    .update(groups)
    .set({ lastSequence: sequence, lastRevision: sequence })
    .where(eq(groups.groupId, groupId))
}

function listRows(groupId: string) {
  return server.context.db.select().from(messages).where(eq(messages.groupId, groupId)).orderBy(messages.sequence)
}
