import { THEME_HISTORY_MAX, type ThemeHistory } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themeHistory } from '../../src/db/schema/index.ts'
import { type Person, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let nowMs = Date.parse('2026-11-22T09:00:00.000Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(nowMs) })
})
afterAll(() => server[Symbol.asyncDispose]())

const list = async ({ token }: Person) =>
  (await call<ThemeHistory>(server, 'GET', '/manager/themes', { token })).body.themes
function save({ token }: Person, themeName: string, banner = '#F2B705') {
  nowMs += 1000
  const values = Object.entries({ banner, bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' })
  const body = { themeName, values: values.map(([name, value]) => ({ name, value })) }
  return call(server, 'PUT', '/themes/company-current-theme', { token, body })
}

describe('the looks that an organisation has saved', () => {
  it('are told with who saved each and when, the newest first, each once', async () => {
    const owner = await signUpOwner(server)
    expect(await list(owner)).toEqual([])
    await save(owner, 'Gletscher')
    await save(owner, 'Herbst', '#1F3A6E')
    await save(owner, 'Gletscher')
    const [gletscher, herbst, ...none] = await list(owner)
    expect(none).toEqual([])
    expect(gletscher).toMatchObject({
      themeName: 'Gletscher',
      savedBy: owner.email,
      savedAt: new Date(nowMs).toISOString(),
    })
    expect(gletscher!.values[0]).toEqual({ name: 'banner', value: '#F2B705' })
    expect(herbst).toMatchObject({ themeName: 'Herbst', savedAt: new Date(nowMs - 1000).toISOString() })
  })

  it('stay when the product’s own look is worn again', async () => {
    const owner = await signUpOwner(server)
    await save(owner, 'Gletscher')
    await call(server, 'DELETE', '/themes/company-current-theme', { token: owner.token })
    expect((await list(owner)).map(({ themeName }) => themeName)).toEqual(['Gletscher'])
  })

  it(`are ${THEME_HISTORY_MAX} at most: the oldest goes`, async () => {
    const owner = await signUpOwner(server)
    for (let count = 0; count <= THEME_HISTORY_MAX; count += 1) await save(owner, `Look ${count}`)
    const names = (await list(owner)).map(({ themeName }) => themeName)
    expect([names.length, names[0], names.at(-1)]).toEqual([THEME_HISTORY_MAX, `Look ${THEME_HISTORY_MAX}`, 'Look 1'])
  })

  it('are those of one organisation, for its Managers', async () => {
    const [owner, stranger] = [await signUpOwner(server), await signUpOwner(server)]
    const member = await signUpMember(server, owner)
    await save(owner, 'Gletscher')
    expect(await list(stranger)).toEqual([])
    expect((await call(server, 'GET', '/manager/themes', { token: member.token })).status).toBe(403)
    await save(stranger, 'Gletscher')
    expect(await list(owner)).toHaveLength(1)
  })

  it('name nobody whose account is gone', async () => {
    const owner = await signUpOwner(server)
    const manager = await signUpMember(server, owner)
    await setRole(server, manager, 'administrator')
    await save(manager, 'Gletscher')
    await call(server, 'DELETE', '/manager/listOfUsers', { token: owner.token, body: [manager.userId] })
    expect(await list(owner)).toMatchObject([{ themeName: 'Gletscher', savedBy: null }])
    const rows = await server.context.db.select().from(themeHistory).where(eq(themeHistory.savedBy, manager.userId))
    expect(rows).toEqual([])
  })
})
