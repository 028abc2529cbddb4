import type { User } from '@umkreis/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../src/access/viewer.ts'
import { updateOwnCustomFields } from '../../src/services/custom-fields/writer.ts'
import { changeVisibility } from '../../src/services/users/visibility.ts'
import { updateProfile } from '../../src/services/users/writer.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { addCustomFields, leaveForGood, setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
let karim: Person
let stranger: Person
let mira: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  karim = await signUpMember(server, owner)
  stranger = await signUpOwner(server)
  mira = await signUpGlobal(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const get = <T = User>(by: Person, path: string) => call<T>(server, 'GET', path, { token: by.token })
const update = (by: Person, fields: Record<string, string | string[] | Blob>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string') body.append(name, one)
      else body.append(name, one, 'file')
    }
  }
  return call<User>(server, 'PATCH', '/users', { token: by.token, body })
}
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#FF7941' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer()

describe('who sees whom', () => {
  it('is decided by the organisation: colleagues with their address, everybody else not at all', async () => {
    expect((await get(karim, `/users/${owner.userId}`)).body).toMatchObject({ email: owner.email, role: 'Manager' })
    const people = [owner, karim, stranger, mira]
    for (const viewer of people) {
      for (const other of people) {
        const isColleague = viewer === other || (people.indexOf(viewer) < 2 && people.indexOf(other) < 2)
        const { status } = await get(viewer, `/users/${other.userId}`)
        expect([viewer.email, other.email, status]).toEqual([viewer.email, other.email, isColleague ? 200 : 404])
      }
    }
  })

  it('gives a page of colleagues only', async () => {
    const ids = async (viewer: Person) =>
      (await get<User[]>(viewer, '/users/users?pageNumber=1&pageSize=24')).body.map(({ userId }) => userId as string)
    expect((await ids(owner)).toSorted()).toEqual([owner.userId, karim.userId].toSorted())
    expect(await ids(stranger)).toEqual([stranger.userId])
    expect(await ids(mira)).toEqual([mira.userId])
  })

  it('lets global users see each other, without addresses', async () => {
    const other = await signUpGlobal(server)
    expect((await get(other, `/users/${mira.userId}`)).body).toMatchObject({ isGlobal: true, email: '' })
    expect((await get(other, `/users/${other.userId}`)).body.email).toBe(other.email)
  })

  it('lets a guest see only themselves and the people in their own groups', async () => {
    const guest = await signUpMember(server, owner)
    await setRole(server, guest, 'external')
    const visible = async () => (await get<User[]>(guest, '/users/users')).body.map(({ userId }) => userId as string)
    expect(await visible()).toEqual([guest.userId])
    expect((await get(guest, `/users/${karim.userId}`)).status).toBe(404)
    const group = { userIds: [karim.userId] }
    expect((await call(server, 'POST', '/groups', { token: guest.token, body: group })).status).toBe(404)
    await call(server, 'POST', '/groups', { token: karim.token, body: { userIds: [guest.userId] } })
    expect((await visible()).toSorted()).toEqual([guest.userId, karim.userId].toSorted())
    expect((await get(guest, `/users/${karim.userId}`)).body).toMatchObject({ email: '' })
    expect((await get(guest, '/users/me')).body.role).toBe('External')
  })

  it.each(['nobody', '%00', "' or 1=1 --", 'x'.repeat(500)])('answers 404 for the id %j', async (id) => {
    expect((await get(owner, `/users/${encodeURIComponent(id)}`)).status).toBe(404)
  })
})

it('pages without a gap and without the same person twice', async () => {
  const many = await signUpOwner(server)
  const members = []
  for (let index = 0; index < 6; index += 1) members.push(await signUpMember(server, many))
  const pages = await Promise.all(
    [1, 2, 3].map((number) => get<User[]>(many, `/users/users?pageNumber=${number}&pageSize=3`)),
  )
  expect(pages.map(({ body }) => body.length)).toEqual([3, 3, 1])
  expect(new Set(pages.flatMap(({ body }) => body.map(({ userId }) => userId))).size).toBe(7)
})

describe('PATCH /users', () => {
  it('changes what is named and leaves the rest', async () => {
    const first = await update(karim, {
      firstName: ' Karim ',
      lastName: 'Haddad',
      skills: ['Kubernetes', 'Go', 'go'],
      city: 'Köln',
    })
    expect(first).toMatchObject({
      status: 200,
      body: { firstName: 'Karim', skills: ['Kubernetes', 'Go'], city: 'Köln' },
    })
    const second = await update(karim, { skills: ['Rust'] })
    expect(second.body).toMatchObject({ firstName: 'Karim', lastName: 'Haddad', skills: ['Rust'], city: 'Köln' })
  })

  it.each([
    ['an empty first name', { firstName: ' ' }, 'firstName', 'First name is required'],
    ['no skill', { skills: [''] }, 'skills.0', 'Please add at least one skill'],
    [
      'a link that runs a script',
      { linkedInUrl: 'javascript:alert(1)' },
      'linkedInUrl',
      'Please enter a valid LinkedIn URL',
    ],
    ['a bio of 501 characters', { description: 'x'.repeat(501) }, 'description', 'At most 500 characters'],
  ])('refuses %s at its field', async (_what, fields, path, message) => {
    const answer = await update(karim, fields)
    expect(answer.status).toBe(422)
    expect((answer.body as unknown as { errors: unknown }).errors).toEqual([{ path, message }])
  })

  it('never changes what is not a field of the form', async () => {
    await update(karim, {
      role: 'owner',
      isGlobal: 'true',
      email: 'x@y.de',
      organisationId: 'community',
      firstName: 'Karim',
    })
    expect((await get(karim, '/users/me')).body).toMatchObject({
      role: 'Employee',
      isGlobal: false,
      email: karim.email,
    })
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    're-encodes a portrait in %s, without what was hidden in it',
    async (format) => {
      const { body } = await update(karim, { avatar: new Blob([await picture(format)]) })
      const response = await fetch(server.origin + body.avatarUrl)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      const { width, height, exif } = await sharp(await response.arrayBuffer()).metadata()
      expect([width, height, exif]).toEqual([512, 512, undefined])
    },
  )

  it('removes the portrait before', async () => {
    const first = await update(karim, { avatar: new Blob([await picture('png')]) })
    await update(karim, { avatar: new Blob([await picture('png')]) })
    expect((await fetch(server.origin + first.body.avatarUrl)).status).toBe(404)
  })

  it('takes the portrait away where it is named without one', async () => {
    const first = await update(karim, { avatar: new Blob([await picture('png')]) })
    expect((await update(karim, { avatar: '' })).body.avatarUrl).toBeNull()
    expect((await get(karim, '/users/me')).body.avatarUrl).toBeNull()
    expect((await fetch(server.origin + first.body.avatarUrl)).status).toBe(404)
  })

  it.each([
    ['a GIF', async () => picture('gif')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a PNG', async () => (await picture('png')).subarray(0, 200)],
    ['a page', async () => Buffer.from('<script>alert(1)</script>')],
    ['6 MB', async () => Buffer.concat([await picture('png'), Buffer.alloc(5_150_000)])],
  ])('refuses %s as a portrait', async (_what, bytes) => {
    const before = (await get(karim, '/users/me')).body.avatarUrl
    expect((await update(karim, { avatar: new Blob([await bytes()]), firstName: 'Other' })).status).toBe(422)
    expect((await get(karim, '/users/me')).body).toMatchObject({ avatarUrl: before, firstName: 'Karim' })
  })

  it('refuses a form that is too large, damaged or none', async () => {
    expect((await update(karim, { avatar: new Blob([Buffer.alloc(6_000_000)]) })).status).toBe(413)
    const damaged = await call(server, 'PATCH', '/users', {
      token: karim.token,
      body: 'no boundary',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(damaged.status).toBe(400)
    expect((await call(server, 'PATCH', '/users', { token: karim.token, body: { firstName: 'K' } })).status).toBe(415)
  })

  it('refuses a form of very many small parts, which would keep everybody else waiting', async () => {
    const send = (count: number, header: string) => {
      const part = (index: number) => `--x\r\n${header}; name="f${index}"\r\n\r\n\r\n`
      const body = `${Array.from({ length: count }, (_, index) => part(index)).join('')}--x--\r\n`
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      return call(server, 'PATCH', '/users', { token: karim.token, body, headers })
    }
    expect((await send(500, 'Content-Disposition: form-data')).status).toBe(200)
    expect((await send(501, 'Content-Disposition: form-data')).status).toBe(413)
    expect((await send(501, 'content-disposition : form-data')).status).toBe(413)
    const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }
    const names = 'a=&'.repeat(501)
    const { status } = await call(server, 'PATCH', '/users', { token: karim.token, body: names, headers: urlEncoded })
    expect(status).toBe(415)
  })
})

describe('PUT /customFields', () => {
  const put = (by: Person, customFieldKeyValues: unknown) =>
    call(server, 'PUT', '/customFields', { token: by.token, body: { customFieldKeyValues } })

  it('fills the organisation’s fields, which are null before', async () => {
    await addCustomFields(server, owner, ['Team', 'Lunch'])
    expect((await get(karim, '/users/me')).body.customFields).toEqual([
      { name: 'Team', value: null },
      { name: 'Lunch', value: null },
    ])
    const answer = await put(karim, [{ name: 'Lunch', value: ' Soup ' }])
    expect(answer.body).toEqual({
      customFields: [
        { name: 'Team', value: null },
        { name: 'Lunch', value: 'Soup' },
      ],
    })
    await put(karim, [{ name: 'Lunch', value: 'Salad' }])
    expect((await get(owner, `/users/${karim.userId}`)).body.customFields[1]).toEqual({ name: 'Lunch', value: 'Salad' })
  })

  it('sets nothing when one field is unknown, empty, or another organisation’s', async () => {
    const before = (await get(karim, '/users/me')).body.customFields
    expect(
      (
        await put(karim, [
          { name: 'Team', value: 'A' },
          { name: 'Nope', value: 'B' },
        ])
      ).status,
    ).toBe(422)
    expect((await put(karim, [{ name: 'Team', value: '  ' }])).status).toBe(422)
    expect((await put(stranger, [{ name: 'Team', value: 'A' }])).status).toBe(422)
    expect((await get(karim, '/users/me')).body.customFields).toEqual(before)
  })
})

describe('the look', () => {
  it('is SPEC’s until the organisation chooses one', async () => {
    const { body } = await get<{ values: unknown }>(karim, '/themes/company-current-theme')
    expect(body).toMatchObject({
      values: [
        { name: 'banner', value: '#FF7941' },
        { name: 'bgcolor', value: '#FFF8F6' },
        { name: 'line1', value: '#124D4D' },
        { name: 'line2', value: '#FF7941' },
      ],
    })
    expect((await get(karim, '/users/small-logo')).body).toEqual({ url: null })
    expect((await get(karim, '/users/big-logo')).body).toEqual({ url: null })
  })
})

describe('deleting', () => {
  const remove = (by: Person, userIds: unknown) =>
    call(server, 'DELETE', '/manager/listOfUsers', {
      token: by.token,
      body: JSON.stringify(userIds),
      headers: { 'content-type': 'application/json-patch+json' },
    })

  it('takes everything from a person at once: sessions, groups, profile; and frees the address', async () => {
    const leaver = await signUpMember(server, owner)
    const { body: group } = await call<{ groupId: string }>(server, 'POST', '/groups', {
      token: leaver.token,
      body: { userIds: [karim.userId, owner.userId], name: 'Left behind' },
    })
    const told: string[] = []
    const stops = (['sessionEnded', 'membersRemoved', 'userDeleted'] as const).map((name) =>
      server.context.events.subscribe(name, () => told.push(name)),
    )
    expect((await remove(owner, [leaver.userId])).status).toBe(204)
    for (const stop of stops) stop()
    expect(told).toEqual(['sessionEnded', 'membersRemoved', 'userDeleted'])
    expect((await get(leaver, '/users/me')).status).toBe(401)
    expect((await get(owner, `/users/${leaver.userId}`)).status).toBe(404)
    const left = await get<{ memberCount: number; members: { groupRole: string }[] }>(karim, `/groups/${group.groupId}`)
    expect([left.body.memberCount, left.body.members.map(({ groupRole }) => groupRole).toSorted()]).toEqual([
      2,
      ['manager', 'member'],
    ])
    const body = { email: leaver.email, password: 'Umkreis-2026!', confirmPassword: 'Umkreis-2026!' }
    expect((await call(server, 'POST', '/auth/register', { body })).status).toBe(200)
  })

  it('stands in the audit log with its actor, by ids alone', async () => {
    const leaver = await signUpMember(server, owner)
    await remove(owner, [leaver.userId])
    const { body } = await get<{ entries: unknown[] }>(owner, '/manager/audit')
    expect(body.entries[0]).toMatchObject({ action: 'people-deleted', details: { userIds: [leaver.userId] } })
    expect(JSON.stringify(body)).not.toContain(leaver.email)
  })

  it('is for managers, of their own organisation, never of oneself, and all or nothing', async () => {
    const colleague = await signUpMember(server, owner)
    expect((await remove(karim, [colleague.userId])).status).toBe(403)
    expect((await remove(mira, [mira.userId])).status).toBe(403)
    expect((await remove(stranger, [colleague.userId])).status).toBe(404)
    expect((await remove(owner, [owner.userId])).status).toBe(409)
    expect((await remove(owner, [colleague.userId, stranger.userId])).status).toBe(404)
    await setRole(server, karim, 'administrator')
    expect((await remove(karim, [owner.userId])).status).toBe(403)
    await setRole(server, karim, 'member')
    expect((await get(owner, `/users/${colleague.userId}`)).status).toBe(200)
  })
})

describe('what is sent before one is erased and arrives after', () => {
  const writers: [string, (viewer: Viewer) => Promise<unknown>][] = [
    ['the profile', async (viewer) => updateProfile(server.context, viewer, { city: 'Quedlinburg' }, await png())],
    ['who sees it', (viewer) => changeVisibility(server.context, viewer, { fields: { city: 'groups' } })],
    [
      'a field of the organisation',
      (viewer) =>
        updateOwnCustomFields(server.context, viewer, {
          customFieldKeyValues: [{ name: 'Late field', value: 'Quedlinburg' }],
        }),
    ],
  ]
  const png = async () => new Uint8Array(await picture('png'))

  it.each(writers)('writes nothing back: %s', async (_what, write) => {
    const founder = await signUpOwner(server)
    const member = await signUpMember(server, founder)
    await addCustomFields(server, founder, ['Late field'])
    const viewer = await server.context.authenticate(member.token)
    expect((await leaveForGood(server, member)).status).toBe(200)
    await expect(write(viewer!)).rejects.toMatchObject({ code: 'unauthenticated' })
    const { sql } = server.context
    const rows = await sql`select city, avatar_url, field_visibility from users where user_id = ${member.userId}`
    expect(rows).toMatchObject([{ city: '', avatar_url: null, field_visibility: {} }])
    expect(await sql`select 1 from custom_field_values where user_id = ${member.userId}`).toEqual([])
    expect(await sql`select 1 from blobs where owner_id = ${member.userId}`).toEqual([])
  })
})
