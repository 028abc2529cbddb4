import type { CompanyTheme, CompanyThemeChange } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themes, users } from '../../src/db/schema/index.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const PATH = '/themes/company-current-theme'
const OWN = [
  { name: 'banner', value: '#FF7941' },
  { name: 'bgcolor', value: '#FFF8F6' },
  { name: 'line1', value: '#124D4D' },
  { name: 'line2', value: '#FF7941' },
]
const GLETSCHER = {
  themeName: 'Gletscher',
  values: [
    { name: 'banner', value: '#F2B705' },
    { name: 'bgcolor', value: '#F4F8FB' },
    { name: 'line1', value: '#1F3A6E' },
    { name: 'line2', value: '#F8A9C0' },
  ],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const read = async (by: Person) => (await call<CompanyTheme>(server, 'GET', PATH, { token: by.token })).body
const save = (by: Person | undefined, body: unknown = GLETSCHER) =>
  call<CompanyThemeChange & { errors?: unknown }>(server, 'PUT', PATH, { token: by?.token, body })
const reset = (by: Person | undefined) => call<CompanyThemeChange>(server, 'DELETE', PATH, { token: by?.token })

describe('the look of an organisation', () => {
  it('is the product’s own until a manager gives it one, which everybody there then has', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    expect(await read(member)).toEqual({ themeId: 'default', themeName: 'Umkreis', values: OWN })

    const saved = await save(owner)

    expect(saved).toMatchObject({ status: 200, body: { ...GLETSCHER, replaced: { themeId: 'default', values: OWN } } })
    expect(await read(member)).toEqual({ themeId: saved.body.themeId, ...GLETSCHER })
  })

  it('is the product’s own again after a reset, which names what it replaced', async () => {
    const owner = await signUpOwner(server)
    const { themeId } = (await save(owner)).body
    const answer = await reset(owner)
    expect(answer).toMatchObject({ status: 200, body: { themeId: 'default', values: OWN } })
    expect(answer.body.replaced).toEqual({ themeId, ...GLETSCHER })
    expect(await read(owner)).toMatchObject({ themeId: 'default', themeName: 'Umkreis', values: OWN })
    expect((await reset(owner)).body.replaced.themeId).toBe('default')
  })

  it('may be changed by an Administrator', async () => {
    const administrator = await signUpMember(server, await signUpOwner(server))
    await setRole(server, administrator, 'administrator')
    expect((await save(administrator)).status).toBe(200)
  })

  it('tells who saves last what it replaced, so that two who save at once both know', async () => {
    const owner = await signUpOwner(server)
    const names = Array.from({ length: 6 }, (_, place) => `Look ${place}`)
    const answers = await Promise.all(names.map((themeName) => save(owner, { ...GLETSCHER, themeName })))
    const replaced = answers.map(({ body }) => body.replaced.themeId)
    // A chain: each look but the last was replaced by exactly one other, and the first replaced the product's own.
    const last = (await read(owner)).themeId
    expect(replaced.toSorted()).toEqual(
      ['default', ...answers.map(({ body }) => body.themeId).filter((id) => id !== last)].toSorted(),
    )
  })

  it('never leaves its organisation', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    await save(owner)
    expect(await read(stranger)).toMatchObject({ themeId: 'default', values: OWN })
    await save(stranger, { ...GLETSCHER, themeName: 'Other' })
    await reset(stranger)
    expect(await read(owner)).toMatchObject(GLETSCHER)
  })
})

describe('who may not change it', () => {
  it('is anybody but a manager of an organisation', async () => {
    const owner = await signUpOwner(server)
    await save(owner)
    const [member, external, global] = [
      await signUpMember(server, owner),
      await signUpMember(server, owner),
      await signUpGlobal(server),
    ]
    await setRole(server, external, 'external')
    for (const person of [member, external, global]) {
      expect((await save(person, { ...GLETSCHER, themeName: 'Mine' })).status).toBe(403)
      expect((await reset(person)).status).toBe(403)
    }
    expect((await save(undefined)).status).toBe(401)
    expect((await reset(undefined)).status).toBe(401)
    expect(await read(owner)).toMatchObject(GLETSCHER)
  })

  it('is a global user, whatever role their row holds', async () => {
    const global = await signUpGlobal(server)
    await setRole(server, global, 'owner')
    expect((await save(global)).status).toBe(403)
  })
})

describe('what is refused', () => {
  const withBanner = (value: unknown) =>
    GLETSCHER.values.map((colour) => (colour.name === 'banner' ? { ...colour, value } : colour))

  it.each(['#12', '#F80', 'red', '#F2B70580', 'F2B705', 'var(--x)', '#F2B70;', null])(
    'is %j as a colour, and nothing is stored',
    async (value) => {
      const owner = await signUpOwner(server)
      expect(await save(owner, { ...GLETSCHER, values: withBanner(value) })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'values.0.value', message: 'A colour has six digits, such as #FF7941' }] },
      })
      expect(await read(owner)).toMatchObject({ themeId: 'default' })
    },
  )

  it.each([
    ['three colours', { ...GLETSCHER, values: GLETSCHER.values.slice(1) }],
    ['one colour twice', { ...GLETSCHER, values: [...GLETSCHER.values, GLETSCHER.values[0]] }],
    ['a colour of another name', { ...GLETSCHER, values: [...GLETSCHER.values, { name: 'x', value: '#000000' }] }],
    ['no colours', { themeName: 'x' }],
    ['no name', { values: GLETSCHER.values }],
    ['a name of 61 characters', { ...GLETSCHER, themeName: 'a'.repeat(61) }],
    ['a name of several lines', { ...GLETSCHER, themeName: 'a\nb' }],
    ['a list', [GLETSCHER]],
  ])('is %s', async (_what, body) => {
    const owner = await signUpOwner(server)
    expect((await save(owner, body)).status).toBe(422)
    expect(await read(owner)).toMatchObject({ themeId: 'default' })
  })
})

it('reads the product’s own colour for each stored one that is no colour', async () => {
  const owner = await signUpOwner(server)
  await save(owner)
  const [row] = await server.context.db.select().from(users).where(eq(users.userId, owner.userId))
  const values = [
    { name: 'banner', value: 'red' },
    { name: 'bgcolor', value: '#12' },
    { name: 'line1', value: '#1f3a6e' },
    { name: 'font', value: '#000000' },
  ]
  await server.context.db.update(themes).set({ values }).where(eq(themes.organisationId, row!.organisationId))

  expect((await read(owner)).values).toEqual([OWN[0], OWN[1], { name: 'line1', value: '#1F3A6E' }, OWN[3]])
})
