import type { AuditAnswer, Provisioning, ProvisioningTokenMade } from '@umkreis/schemas'
import { PROVISIONING_TOKENS_MAX } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { provisioningTokens } from '../../src/db/schema/index.ts'
import { createSession } from '../../src/services/auth/sessions.ts'
import { createLimit } from '../../src/services/limits/limits.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'
import { connectProvider, createScimClient } from './_util/scim.ts'

const DAY_MS = 86_400_000

let server: TestServer
let nowMs = Date.parse('2026-11-22T09:00:00.000Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server[Symbol.asyncDispose]())

const list = async ({ token }: Person) =>
  (await call<Provisioning>(server, 'GET', '/manager/provisioning', { token })).body
const make = ({ token }: Person, body: object = { name: 'Okta', days: 90 }) =>
  call<ProvisioningTokenMade & { detail: string }>(server, 'POST', '/manager/provisioning', { token, body })
const revoke = ({ token }: Person, id: string) =>
  call<Provisioning>(server, 'DELETE', `/manager/provisioning/${id}`, { token })

describe('a token for an identity provider', () => {
  it('is told once and kept by its hash, with who made it and how long it holds', async () => {
    const owner = await signUpOwner(server)
    const { status, body } = await make(owner)
    expect(status).toBe(201)
    expect(body.token).toMatch(/^umkreis_scim_[\w-]{43}$/)
    expect(body.baseUrl).toBe(`${server.context.publicUrl()}/api/scim/v2`)
    expect(body.tokens).toEqual([
      {
        id: expect.any(String),
        name: 'Okta',
        createdBy: owner.email,
        createdAt: new Date(nowMs).toISOString(),
        expiresAt: new Date(nowMs + 90 * DAY_MS).toISOString(),
        isOver: false,
        lastUsedAt: null,
      },
    ])
    expect(JSON.stringify(await list(owner))).not.toContain(body.token)
    expect(JSON.stringify(await server.context.db.select().from(provisioningTokens))).not.toContain(body.token)
  })

  it('says the minute in which it was last used', async () => {
    const owner = await signUpOwner(server)
    const provider = await connectProvider(server, owner)
    expect((await provider.ask('GET', '/Users')).status).toBe(200)
    expect((await list(owner)).tokens[0]!.lastUsedAt).toBe(new Date(nowMs).toISOString())
  })

  it('ends when it is revoked, and when its time is over', async () => {
    const owner = await signUpOwner(server)
    const first = await connectProvider(server, owner)
    nowMs += 1000
    const second = await connectProvider(server, owner)
    const [, older] = (await list(owner)).tokens
    const { body } = await revoke(owner, older!.id)
    expect(body.tokens.map(({ id }) => id)).not.toContain(older!.id)
    expect((await first.ask('GET', '/Users')).status).toBe(401)
    expect((await second.ask('GET', '/Users')).status).toBe(200)
    expect((await revoke(owner, older!.id)).status).toBe(404)
    nowMs += 366 * DAY_MS
    expect((await second.ask('GET', '/Users')).status).toBe(401)
    const { accessToken } = await createSession(server.context, owner.userId)
    expect((await list({ ...owner, token: accessToken })).tokens.map(({ isOver }) => isOver)).toEqual([true])
  })

  it('is for Managers of the organisation alone', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    const member = await signUpMember(server, owner)
    const { body } = await make(owner)
    expect((await make(member)).status).toBe(403)
    expect((await revoke(member, body.tokens[0]!.id)).status).toBe(403)
    expect((await revoke(stranger, body.tokens[0]!.id)).status).toBe(404)
    expect((await list(stranger)).tokens).toEqual([])
  })

  it.each([
    ['no name', { name: '  ', days: 90 }],
    ['too long a name', { name: 'x'.repeat(61), days: 90 }],
    ['for ever', { name: 'Okta', days: 100_000 }],
  ])('is not made with %s', async (_what, body) => {
    expect((await make(await signUpOwner(server), body)).status).toBe(422)
  })

  it(`is one of ${PROVISIONING_TOKENS_MAX} at most`, async () => {
    const owner = await signUpOwner(server)
    for (let count = 0; count < PROVISIONING_TOKENS_MAX; count += 1) expect((await make(owner)).status).toBe(201)
    expect(await make(owner)).toMatchObject({
      status: 409,
      body: { detail: 'An organisation has at most 10 tokens' },
    })
  })

  it('stands in the audit log with who made and who revoked it', async () => {
    const owner = await signUpOwner(server)
    const { body } = await make(owner)
    await revoke(owner, body.tokens[0]!.id)
    const { entries } = (await call<AuditAnswer>(server, 'GET', '/manager/audit', { token: owner.token })).body
    expect(entries.map(({ action, actor }) => [action, actor?.userId])).toEqual([
      ['provisioning-token-revoked', owner.userId],
      ['provisioning-token-created', owner.userId],
    ])
    expect(JSON.stringify(entries)).not.toContain(body.token)
  })
})

describe('who has no token', () => {
  it.each([
    ['nothing', ''],
    ['a made-up one', `umkreis_scim_${'A'.repeat(43)}`],
    ['an injection', "umkreis_scim_' or 1=1 --"],
    ['half of one', 'umkreis_scim_'],
  ])('is refused in the words of SCIM with %s', async (_what, token) => {
    const { status, body, headers } = await createScimClient(server, token).ask('GET', '/Users')
    expect(status).toBe(401)
    expect(headers.get('content-type')).toBe('application/scim+json')
    expect(headers.get('www-authenticate')).toBe('Bearer realm="umkreis-scim"')
    expect(body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '401',
      detail: 'This token is not valid',
    })
  })

  it('is refused with the token of a signed-in Manager, as the token of a provider is refused elsewhere', async () => {
    const owner = await signUpOwner(server)
    expect((await createScimClient(server, owner.token).ask('GET', '/Users')).status).toBe(401)
    const { token } = await connectProvider(server, owner)
    expect((await call(server, 'GET', '/manager/provisioning', { token })).status).toBe(401)
    expect((await call(server, 'GET', '/users/me', { token })).status).toBe(401)
  })
})

it('asks so often with one token, and is told when to come back', async () => {
  const owner = await signUpOwner(server)
  const [one, other] = [await connectProvider(server, owner), await connectProvider(server, owner)]
  const { limits } = server.context
  const usual = limits.provisioning
  limits.provisioning = createLimit(2, 60, 'Too many requests with this token. Please try again in a minute')
  try {
    for (const status of [200, 200, 429]) expect((await one.ask('GET', '/Users')).status).toBe(status)
    const { headers, body } = await one.ask('GET', '/Users')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.status).toBe('429')
    expect((await other.ask('GET', '/Users')).status).toBe(200)
  } finally {
    limits.provisioning = usual
  }
})
