import type { AuthAnswer, ProfileSuggestionsAnswer, SuggestedField } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, seedDemo } from '../../src/demo/seed.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { setRole } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await signUpOwner(server)
  const [anna, ben] = [await signUpMember(server, owner), await signUpMember(server, owner)]
  await write(owner, { city: 'München' })
  await write(anna, {
    position: 'Softwareentwicklerin',
    city: 'München',
    skills: ['Machine learning', 'Xylophonbau', 'Kubernetes'],
  })
  await write(ben, { position: 'Senior Software Engineer', city: 'Munich', skills: ['Kubernetes', 'Zulassungsrecht'] })
})
afterAll(() => server[Symbol.asyncDispose]())

async function write(by: Person, profile: Record<string, string | string[]>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(profile)) for (const one of [value].flat()) body.append(name, one)
  expect((await call(server, 'PATCH', '/users', { token: by.token, body })).status).toBe(200)
}

async function complete(field: SuggestedField, typed: string, as: Pick<Person, 'token'> = owner) {
  const path = `/users/profile-suggestions?${new URLSearchParams({ field, query: typed })}`
  const { status, body } = await call<ProfileSuggestionsAnswer>(server, 'GET', path, { token: as.token })
  expect(status).toBe(200)
  return body.values
}
const words = async (...asked: Parameters<typeof complete>) => (await complete(...asked)).map(({ value }) => value)

describe('completing a field of one’s own profile', () => {
  it('offers what colleagues have first, with how many, and then what is built in', async () => {
    expect((await complete('skill', 'kuber'))[0]).toEqual({ value: 'Kubernetes', peopleCount: 2 })
    expect(await complete('skill', 'terraf')).toEqual([{ value: 'Terraform', peopleCount: 0 }])
    expect(await words('skill', 'zulass')).toEqual(['Zulassungsrecht', 'Zulassung'])
  })

  it('offers a position in the other language, as the organisation writes it', async () => {
    const offered = await words('position', 'Softwareentw')
    expect(offered.slice(0, 2)).toEqual(['Softwareentwicklerin', 'Senior Software Engineer'])
    expect(await words('position', 'software eng')).toContain('Softwareentwicklerin')
    expect(await words('position', 'projektl')).toContain('Projektleiter')
  })

  it('offers a skill by its other names as the organisation writes it', async () => {
    expect(await words('skill', 'maschinelles l')).toEqual(['Machine learning'])
    expect(await words('skill', 'k8s')).toEqual(['Kubernetes'])
  })

  it('offers a city by any of its names as most people here write it, and others from the map', async () => {
    expect(await complete('city', 'munic')).toEqual([{ value: 'München', peopleCount: 3 }])
    expect(await words('city', 'muen')).toContain('München')
    expect(await complete('city', 'vienn')).toEqual([{ value: 'Vienna', peopleCount: 0 }])
  })

  it.each([
    ['skill', 'kubrenet', 'Kubernetes'],
    ['skill', 'xylohpon', 'Xylophonbau'],
    ['skill', 'terrafrom', 'Terraform'],
    ['position', 'softwarentwickl', 'Softwareentwicklerin'],
    ['city', 'Munchne', 'München'],
  ] as const)('mends typing errors in a %s: %s', async (field, typed, meant) => {
    expect((await words(field, typed))[0]).toBe(meant)
  })

  it('offers nothing for nothing, for one letter, and for what nobody knows', async () => {
    for (const typed of ['', ' ', 'k', "'; --", 'Xqzwvkj'.repeat(11)])
      expect(await complete('skill', typed)).toEqual([])
  })

  it.each(['field=shoeSize&query=ku', 'query=ku', `field=skill&query=${'k'.repeat(81)}`])(
    'refuses %s',
    async (query) => {
      const { status } = await call(server, 'GET', `/users/profile-suggestions?${query}`, { token: owner.token })
      expect(status).toBe(422)
    },
  )

  it('asks for a session', async () => {
    expect((await call(server, 'GET', '/users/profile-suggestions?field=skill&query=ku')).status).toBe(401)
  })
})

describe('who is told of a value', () => {
  it('is nobody of another organisation or of the community', async () => {
    for (const stranger of [await signUpOwner(server), await signUpGlobal(server)]) {
      expect(await words('skill', 'xyloph', stranger)).toEqual([])
      expect(await words('position', 'softwareentwicklerin', stranger)).not.toContain('Softwareentwicklerin')
      expect(await complete('skill', 'kubern', stranger)).toEqual([{ value: 'Kubernetes', peopleCount: 0 }])
    }
  })

  it('is a guest only where they share a group with who has it', async () => {
    const guest = await signUpMember(server, owner)
    const anna = await signUpMember(server, owner)
    await write(anna, { skills: ['Windladenbau'] })
    await setRole(server, guest, 'external')
    expect(await words('skill', 'windladen', guest)).toEqual([])
    const body = { userIds: [guest.userId, anna.userId], name: 'Orgel' }
    expect((await call(server, 'POST', '/groups', { token: owner.token, body })).status).toBe(200)
    expect(await words('skill', 'windladen', guest)).toEqual(['Windladenbau'])
    expect(await words('skill', 'xyloph', guest)).toEqual([])
  })

  it('is nobody where the field is hidden', async () => {
    const eva = await signUpMember(server, owner)
    await write(eva, { skills: ['Krummhornbau'], position: 'Krummhornmacherin', city: 'Krummhausen' })
    expect(await words('skill', 'krumm')).toEqual(['Krummhornbau'])
    const body = { fields: { skills: 'managers', position: 'groups', city: 'managers' } }
    expect((await call(server, 'PATCH', '/users/visibility', { token: eva.token, body })).status).toBe(200)
    for (const field of ['skill', 'position', 'city'] as const) expect(await words(field, 'krumm')).toEqual([])
  })

  it('is nobody of an added word of the organisation until somebody shows it', async () => {
    const manager = await signUpOwner(server)
    const body = { name: 'Zirbelwerk', synonyms: ['Zirbelbau'] }
    expect((await call(server, 'POST', '/manager/words', { token: manager.token, body })).status).toBeLessThan(300)
    expect(await words('skill', 'zirbel', manager)).toEqual([])
    await write(manager, { skills: ['Zirbelwerk'] })
    expect(await words('skill', 'zirbel', manager)).toEqual(['Zirbelwerk'])
  })
})

it('completes among five hundred people', async () => {
  await seedDemo(server.context, false)
  const body = { email: 'j.brandt@lindwerk.example', password: DEMO_PASSWORD }
  const { tokens } = (await call<AuthAnswer>(server, 'POST', '/auth/login', { body })).body
  const johanna = { token: tokens.accessToken }
  expect((await complete('skill', 'kubrenet', johanna))[0]?.value).toBe('Kubernetes')
  expect((await complete('position', 'produkt', johanna)).length).toBeGreaterThan(1)
})
