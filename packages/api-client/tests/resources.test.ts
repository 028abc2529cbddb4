import type { CompanyTheme, GroupId, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import {
  ApiNetworkError,
  ApiShapeError,
  createApiClient,
  createMemoryTokenStore,
  type ApiClient,
} from '../src/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'
import { karim, problem } from './_util/samples.ts'

async function startApi(handler: Handler) {
  const server = await startApiServer(handler)
  const store = createMemoryTokenStore()
  return {
    api: createApiClient({ baseUrl: server.baseUrl, store }),
    store,
    received: server.received,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const gletscher = {
  themeId: 't1',
  themeName: 'Gletscher',
  values: [
    { name: 'banner', value: '#F2B705' },
    { name: 'bgcolor', value: '#F4F8FB' },
    { name: 'line1', value: '#1F3A6E' },
    { name: 'line2', value: '#F8A9C0' },
  ],
} as CompanyTheme
const signIn = { tokens: { accessToken: 'a1', refreshToken: 'r1' }, user: karim }
const passwords = { password: 'Umkreis-2026!', confirmPassword: 'Umkreis-2026!' }

it('asks for the words of the language that people see, signed in or not', async () => {
  const asked: (string | null)[] = []
  const options = {
    baseUrl: 'http://umkreis.test/api',
    store: createMemoryTokenStore(),
    fetch: async (input: Request | URL | string) => {
      asked.push(new Request(input).headers.get('accept-language'))
      return Response.json(signIn)
    },
  }
  const credentials = { email: 'k.haddad@lindwerk.example', password: 'Umkreis-2026!' }

  const german = createApiClient({ ...options, language: 'de' })
  await german.auth.login(credentials)
  await german.users.page(1).catch(() => {})
  await createApiClient({ ...options, store: createMemoryTokenStore() }).auth.login(credentials)

  expect(asked).toEqual(['de', 'de', null])
})

describe('auth', () => {
  it('stores tokens, user id and role after signing in, and sends the token from then on', async () => {
    await using story = await startApi((call) => ({ json: call.path === '/auth/login' ? signIn : [] }))

    await story.api.auth.login({ email: 'k.haddad@lindwerk.example', password: 'Umkreis-2026!' })
    await story.api.users.page(1)

    expect(story.store.load()).toEqual({
      accessToken: 'a1',
      refreshToken: 'r1',
      userId: 'karim',
      role: 'Employee',
    })
    expect(story.received.map((call) => call.authorization)).toEqual([undefined, 'Bearer a1'])
  })

  it.each([
    [{ kind: 'community' }, '/auth/register'],
    [{ kind: 'trial' }, '/auth/register-trial'],
    [{ kind: 'invitation', token: 'a/b' }, '/auth/register/a%2Fb'],
  ] as const)('registers by way of %o at %s', async (way, path) => {
    await using story = await startApi(() => ({ json: signIn }))

    await story.api.auth.register(way, { email: 'new@lindwerk.example', ...passwords })

    expect(story.received.map((call) => `${call.method} ${call.path}`)).toEqual([`POST ${path}`])
    expect(JSON.parse(story.received[0]!.body)).toEqual({ email: 'new@lindwerk.example', ...passwords })
  })

  it('signs out at once, tells the server with the old token, and does not mind if that fails', async () => {
    await using story = await startApi((call) =>
      call.path === '/auth/login' ? { json: signIn } : { status: 503, json: problem(503, 'Down') },
    )
    await story.api.auth.login({ email: 'k.haddad@lindwerk.example', password: 'Umkreis-2026!' })

    const done = story.api.auth.logout()

    expect(story.store.load()).toBeUndefined()
    await done
    expect(story.received.at(-1)).toMatchObject({ path: '/auth/logout', authorization: 'Bearer a1' })
  })

  it('does not send a registration whose passwords differ', async () => {
    await using story = await startApi(() => ({ json: signIn }))

    const failure = story.api.auth.register(
      { kind: 'community' },
      { email: 'new@lindwerk.example', password: 'Umkreis-2026!', confirmPassword: 'Umkreis-2027!' },
    )

    await expect(failure).rejects.toMatchObject({ side: 'request', issues: ['confirmPassword: Passwords must match'] })
    expect(story.received).toEqual([])
  })

  it('carries the refusal’s detail, field errors and the time to wait', async () => {
    const body = problem(429, 'Too many tries', [{ path: 'password', message: 'Too many tries' }])
    await using story = await startApi(() => ({ status: 429, json: body, headers: { 'Retry-After': '30' } }))

    const failure = story.api.auth.login({ email: 'k.haddad@lindwerk.example', password: 'x' })

    await expect(failure).rejects.toMatchObject({ status: 429, problem: body, retryAfterSeconds: 30 })
  })
})

describe('users', () => {
  it('asks for pages of 24', async () => {
    await using story = await startApi(() => ({ json: [karim] }))

    await expect(story.api.users.page(3)).resolves.toEqual([karim])

    expect(story.received[0]!.path).toBe('/users/users?pageNumber=3&pageSize=24')
  })

  it('SPEC.md section 8, user fetch by id failure: says "Error fetching user data" when a person can’t be loaded, and keeps the reason', async () => {
    await using story = await startApi(() => ({ status: 404, json: problem(404, 'Not found') }))

    const failure = story.api.users.byId('nobody' as UserId)

    await expect(failure).rejects.toMatchObject({ message: 'Error fetching user data', cause: { status: 404 } })
  })

  it('sends changes as multipart, each skill on its own, the portrait as a file', async () => {
    await using story = await startApi(() => ({ json: { skills: ['Rust', 'Go'] } }))

    const portrait = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' })
    const changed = await story.api.users.update({ city: 'Porto', skills: ['Rust', 'Go'] }, portrait)

    const [call] = story.received
    const form = await new Response(call!.body, { headers: { 'Content-Type': call!.contentType! } }).formData()
    expect(call!.method).toBe('PATCH')
    expect(form.getAll('skills')).toEqual(['Rust', 'Go'])
    expect(form.get('city')).toBe('Porto')
    expect((form.get('avatar') as File).name).toBe('me.png')
    expect(changed).toEqual({ skills: ['Rust', 'Go'] })
  })

  it('names a portrait without one to take it away', async () => {
    await using story = await startApi(() => ({ json: { avatarUrl: null } }))

    expect(await story.api.users.update({}, null)).toEqual({ avatarUrl: null })

    const [call] = story.received
    const form = await new Response(call!.body, { headers: { 'Content-Type': call!.contentType! } }).formData()
    expect([...form]).toEqual([['avatar', '']])
  })

  it('repeats a filter that has several values', async () => {
    const answer = { results: [], total: 0, population: 240, understood: { filters: [], text: '', parts: [] } }
    await using story = await startApi(() => ({ json: answer }))

    await story.api.users.search({ query: 'k8s', city: ['Porto', 'Leipzig'], pageNumber: 2 })

    expect(story.received[0]!.path).toBe('/users/search?query=k8s&city=Porto&city=Leipzig&pageNumber=2')
  })
})

describe('groups, messages and the rest', () => {
  const calls: [name: string, call: (api: ApiClient) => Promise<unknown>, answer: unknown, sent: string][] = [
    [
      'groups.page',
      (api) => api.groups.page(1),
      { groups: [], paginationDataDto: { currentPage: 1, lastPage: 1 } },
      'GET /groups?pageNumber=1&pageSize=52 ',
    ],
    ['messages.load', (api) => api.messages.load('g' as GroupId), [], 'GET /groups/g/messages '],
    [
      'messages.load before',
      (api) => api.messages.load('g' as GroupId, { kind: 'before', sequence: 51 }, 20),
      [],
      'GET /groups/g/messages?before=51&pageSize=20 ',
    ],
    [
      'messages.load after a revision',
      (api) => api.messages.load('g' as GroupId, { kind: 'afterRevision', revision: 9 }),
      [],
      'GET /groups/g/messages?afterRevision=9 ',
    ],
    [
      'customFields.update',
      (api) => api.customFields.update([{ name: 'Team', value: ' Cabins ' }]),
      { customFields: [{ name: 'Team', value: 'Cabins' }] },
      'PUT /customFields {"customFieldKeyValues":[{"name":"Team","value":"Cabins"}]}',
    ],
    [
      'looks.saveTheme',
      (api) => api.looks.saveTheme({ themeName: gletscher.themeName, values: gletscher.values }),
      { ...gletscher, replaced: { ...gletscher, themeId: 't0' } },
      `PUT /themes/company-current-theme ${JSON.stringify({ themeName: 'Gletscher', values: gletscher.values })}`,
    ],
    [
      'looks.resetTheme',
      (api) => api.looks.resetTheme(),
      { ...gletscher, replaced: gletscher },
      'DELETE /themes/company-current-theme ',
    ],
    ['looks.smallLogo', (api) => api.looks.smallLogo(), { url: null }, 'GET /users/small-logo '],
  ]

  it.each(calls)('%s sends what the contract names', async (_name, call, answer, sent) => {
    await using story = await startApi(() => ({ json: answer }))

    await call(story.api)

    expect(story.received.map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([sent])
  })

  it('takes a theme, or the first of a list of themes', async () => {
    const theme = { themeId: 't1', themeName: 'Lindwerk', values: [{ name: 'banner', value: '#FF7941' }] }
    let answer: unknown = theme
    await using story = await startApi(() => ({ json: answer }))

    await expect(story.api.looks.theme()).resolves.toEqual(theme)
    answer = [theme, { ...theme, themeId: 't0' }]
    await expect(story.api.looks.theme()).resolves.toEqual(theme)
  })

  it('leaves out of a theme what is no colour or none of the four', async () => {
    const banner = { name: 'banner', value: '#FF7941' }
    const odd = [
      { name: 'line1', value: 'red' },
      { name: 'line2', value: '#12' },
      { name: 'font', value: '#FF7941' },
    ]
    await using story = await startApi(() => ({ json: { ...gletscher, values: [...odd, banner, null, '#FF7941'] } }))

    await expect(story.api.looks.theme()).resolves.toEqual({ ...gletscher, values: [banner] })
  })

  it('sends no colours that the server would refuse', async () => {
    await using story = await startApi(() => ({ json: gletscher }))
    const values = gletscher.values.map((colour) => ({ ...colour, value: '#12' }))

    const failure = await story.api.looks.saveTheme({ themeName: 'x', values }).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ApiShapeError)
    expect(story.received).toEqual([])
  })
})

describe('answers that break the contract', () => {
  it('are refused with the field that is wrong', async () => {
    await using story = await startApi(() => ({ json: [{ ...karim, isGlobal: 'no' }] }))

    const failure = await story.api.users.page(1).catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(ApiShapeError)
    expect((failure as ApiShapeError).issues[0]).toMatch(/^0\.isGlobal: /)
  })

  it('that are not JSON are refused as such', async () => {
    await using story = await startApi(() => ({ text: '<html>' }))

    await expect(story.api.users.page(1)).rejects.toMatchObject({ side: 'answer', issues: ['not JSON'] })
  })

  it('without a problem body still carry the status and a sentence to show', async () => {
    await using story = await startApi(() => ({ status: 502, text: '<html>' }))

    await expect(story.api.users.page(1)).rejects.toMatchObject({
      status: 502,
      problem: { detail: 'The server has a problem. Please try again.' },
    })
  })

  it('that never come are a network error', async () => {
    const server = await startApiServer(() => ({}))
    const api = createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() })
    await server[Symbol.asyncDispose]()

    await expect(api.users.page(1)).rejects.toBeInstanceOf(ApiNetworkError)
  })

  it('pass an abort on as it is', async () => {
    await using story = await startApi(() => ({ json: [] }))

    await expect(story.api.users.page(1, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  })
})
