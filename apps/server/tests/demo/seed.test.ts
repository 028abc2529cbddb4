import type { AuthAnswer, CompanyTheme, LogoAnswer, User } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, seedDemo } from '../../src/demo/seed.ts'
import { call } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await seedDemo(server.context, false)
})
afterAll(() => server[Symbol.asyncDispose]())

async function signIn(email: string): Promise<AuthAnswer> {
  const answer = await call<AuthAnswer>(server, 'POST', '/auth/login', { body: { email, password: DEMO_PASSWORD } })
  expect(answer.status).toBe(200)
  return answer.body
}

async function listUsers(token: string): Promise<User[]> {
  const people: User[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await call<User[]>(server, 'GET', `/users/users?pageNumber=${pageNumber}`, { token })
    people.push(...page.body)
    if (page.body.length < 24) return people
  }
}

describe(seedDemo, () => {
  it('makes the 240 people of Lindwerk, each with a profile', async () => {
    const { user, tokens } = await signIn('j.brandt@lindwerk.example')
    expect(user).toMatchObject({ role: 'Manager', isGlobal: false, position: 'Produktleiterin', city: 'München' })
    const people = await listUsers(tokens.accessToken)
    expect(people).toHaveLength(240)
    expect(
      people.filter(({ city, country, description, skills }) => !city || !country || !description || !skills.length),
    ).toEqual([])
  })

  it('leaves what is there alone when it is asked again', async () => {
    expect(await seedDemo(server.context, false)).toBe('already-there')
  })

  it('refuses in production', async () => {
    await expect(seedDemo(server.context, true)).rejects.toThrow('production')
  })

  it('shows portraits that cannot act as pages', async () => {
    const { user } = await signIn('k.haddad@lindwerk.example')
    const response = await fetch(`${server.origin}${user.avatarUrl}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
  })

  it('dresses the organisation in the specified colours and its logos', async () => {
    const { tokens } = await signIn('k.haddad@lindwerk.example')
    const token = tokens.accessToken
    const theme = await call<CompanyTheme>(server, 'GET', '/themes/company-current-theme', { token })
    expect(theme.body.values).toContainEqual({ name: 'line1', value: '#124D4D' })
    for (const size of ['small', 'big']) {
      const logo = await call<LogoAnswer>(server, 'GET', `/users/${size}-logo`, { token })
      const response = await fetch(`${server.origin}${logo.body.url}`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
    }
  })

  it('gives Johanna groups that are ready for a first message', async () => {
    const { tokens } = await signIn('j.brandt@lindwerk.example')
    const answer = await call<{ groups: { name: string | null }[] }>(server, 'GET', '/groups', {
      token: tokens.accessToken,
    })
    expect(answer.body.groups.map(({ name }) => name)).toContain('K8s-Umzug Portugal')
    expect(answer.body.groups.length).toBeGreaterThanOrEqual(8)
  })

  it('puts global users into the community, where nobody of Lindwerk is', async () => {
    const { user, tokens } = await signIn('mira@umkreis.example')
    expect(user).toMatchObject({ isGlobal: true, role: 'Employee', organisationName: null })
    const people = await listUsers(tokens.accessToken)
    expect(people.map(({ firstName }) => firstName).toSorted()).toEqual(['Bruna', 'Ikaika', 'Mira', 'Solveig', 'Teo'])
  })
})
