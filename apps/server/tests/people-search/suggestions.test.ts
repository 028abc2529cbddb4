import type { AuthAnswer, SuggestionsAnswer } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, seedDemo } from '../../src/demo/seed.ts'
import { call, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  await seedDemo(server.context, false)
  const body = { email: 'j.brandt@lindwerk.example', password: DEMO_PASSWORD }
  token = (await call<AuthAnswer>(server, 'POST', '/auth/login', { body })).body.tokens.accessToken
})
afterAll(() => server[Symbol.asyncDispose]())

async function suggest(typed: string, as = token): Promise<SuggestionsAnswer> {
  const path = `/users/suggestions?query=${encodeURIComponent(typed)}`
  const { status, body } = await call<SuggestionsAnswer>(server, 'GET', path, { token: as })
  expect(status).toBe(200)
  return body
}

const values = (list: { value: string }[]) => list.map(({ value }) => value)

describe('suggestions', () => {
  it('completes the last word of a question to a language, a city and skills, with how many people there are', async () => {
    const { fields, cities, skills, people } = await suggest('who has run a Kubernetes migration and speaks por')
    expect(fields[0]).toMatchObject({ kind: 'language', value: 'Portuguese' })
    expect(fields[0]?.peopleCount).toBeGreaterThan(10)
    expect(cities).toEqual([{ kind: 'city', value: 'Porto', peopleCount: 15 }])
    expect(values(skills)).toContain('Portfoliomanagement')
    expect(people.map(({ city }) => city)).toContain('Porto')
  })

  it('completes cities by the name that is being typed', async () => {
    expect(values((await suggest('mün')).cities)).toEqual(['München'])
    expect(values((await suggest('muen')).cities)).toEqual(['München'])
    expect(values((await suggest('wer sitzt in Munic')).cities)).toEqual(['Munich'])
  })

  it('completes names, the whole one before others', async () => {
    expect((await suggest('inês car')).people[0]).toMatchObject({ firstName: 'Inês', lastName: 'Carvalho' })
    expect((await suggest('groes')).people[0]).toMatchObject({ lastName: 'Größl' })
  })

  it('completes values of several words', async () => {
    expect(values((await suggest('site rel')).fields)).toContain('Site Reliability Engineer')
    expect(values((await suggest('predictive ma')).skills)).toEqual(['Predictive maintenance'])
  })

  it('completes other names of a skill that people have', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const form = new FormData()
    form.append('skills', 'Machine learning')
    expect((await call(server, 'PATCH', '/users', { token: member.token, body: form })).status).toBe(200)
    const found = async (typed: string) => (await suggest(typed, owner.token)).skills
    const suggested = { kind: 'skill', peopleCount: 1 }
    expect(await found('wer kann maschinelles l')).toEqual([{ ...suggested, value: 'Maschinelles Lernen' }])
    expect(await found('machine')).toEqual([{ ...suggested, value: 'Machine learning' }])
    expect(await found('schweiß')).toEqual([])
  })

  it('offers nothing before something is typed, or behind a finished word', async () => {
    const nothing = { people: [], skills: [], cities: [], fields: [] }
    expect(await suggest('')).toEqual(nothing)
    expect(await suggest('Kubernetes ')).toEqual(nothing)
    expect(await suggest("'; --")).toEqual(nothing)
  })
})
