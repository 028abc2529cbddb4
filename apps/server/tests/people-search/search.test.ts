import type { AuthAnswer, SearchAnswer, SearchResult } from '@umkreis/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, seedDemo } from '../../src/demo/seed.ts'
import { type Answer, call, signUpGlobal } from '../_util/api.ts'
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

function request(parameters: Record<string, string | string[]>): Promise<Answer<SearchAnswer>> {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  )
  return call<SearchAnswer>(server, 'GET', `/users/search?${query}`, { token })
}

async function search(question: string, more: Record<string, string | string[]> = {}): Promise<SearchAnswer> {
  const { status, body } = await request({ query: question, ...more })
  expect(status).toBe(200)
  return body
}

const nameOf = ({ user }: SearchResult) => `${user.firstName} ${user.lastName}`
const markedIn = (result: SearchResult, part: number) =>
  result.evidence
    .filter((evidence) => evidence.part === part)
    .map(({ text, marks }) => marks.map(([start, end]) => text.slice(start, end)).join('|'))

describe('the question of the product', () => {
  const question = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'

  it('finds Inês first, and proves each part with her own words', async () => {
    const { results, understood, total, population } = await search(question)
    expect(understood.parts).toEqual([
      {
        kind: 'text',
        label: 'Kubernetes migration',
        marks: [
          [14, 24],
          [25, 34],
        ],
      },
      { kind: 'language', label: 'Portuguese', marks: [[46, 56]] },
      { kind: 'city', label: 'Munich', marks: [[63, 69]], radiusKm: 60 },
    ])
    const [first, second, third] = results
    if (!first || !second || !third) throw new Error('Three people were expected')
    expect([first, second, third].map(nameOf)).toEqual(['Inês Carvalho', 'Karim Haddad', 'Tomasz Zieliński'])
    expect(first.met).toEqual([0, 1, 2])
    expect(first.score).toBeGreaterThan(0.9)
    expect(first.evidence[0]).toMatchObject({
      part: 0,
      field: 'description',
      text: 'Led the Kubernetes migration of our ropeway control plane, 40 services, no downtime.',
      marks: [[8, 28]],
      because: 'word',
    })
    expect(markedIn(first, 1)).toEqual(['Portuguese'])
    expect(markedIn(first, 2)).toEqual(['München'])
    expect(second.evidence).toContainEqual(
      expect.objectContaining({ part: 0, because: 'synonym', note: 'K8s = Kubernetes' }),
    )
    expect(third.met).toEqual([0, 2])
    expect(third.evidence).toContainEqual(
      expect.objectContaining({ part: 2, text: 'Augsburg', note: '56 km from Munich' }),
    )
    expect(total).toBeGreaterThan(3)
    expect(population).toBe(239)
  })

  it('finds the same people for the same question in German', async () => {
    const german = 'Wer hat eine Kubernetes-Migration gemacht und spricht Portugiesisch, in der Nähe von München?'
    const { results, understood } = await search(german)
    expect(results.slice(0, 2).map(nameOf)).toEqual(['Inês Carvalho', 'Karim Haddad'])
    expect(understood.parts.map(({ kind }) => kind)).toEqual(['text', 'language', 'city'])
  })
})

describe('relevance', () => {
  it.each([
    // Words, in either language and order.
    ['CAD mentor, Leipzig', 'Jonas Feld'],
    ['who can help me with bearing wear data', 'Priya Raman'],
    ['bearing wear prediction in Vienna', 'Priya Raman'],
    ['Erste Hilfe Kurs Leipzig', 'Jonas Feld'],
    ['Lastenheft Leipzig', 'Amina Yusuf'],
    ['eye tracking and usability tests in Hamburg', 'Aylin Demir'],
    ['Seilbahn-Zulassung Österreich Behörde einreichen', 'Dele Adeyemi'],
    ['Kubernetes Rosenheim', 'Lena Obermüller'],
    ['Augsburg Kubernetes runbook', 'Tomasz Zieliński'],
    ['payment systems and ledgers', 'Rúben Tavares'],
    ['aluminium welding in Gdansk', 'Ewa Kowalska'],
    ['Fertigung leiten Leipzig', 'Sven Krüger'],
    ['Event sourcing MQTT München', 'Karim Haddad'],
    // Other words for the same.
    ['K8s migration Portuguese', 'Inês Carvalho'],
    ['works council chair in Vienna', 'Hanna Lichtenberg-Österreicher'],
    ['first aid course in Leipzig', 'Jonas Feld'],
    ['wer spricht Somali?', 'Amina Yusuf'],
    ['who speaks Tamil', 'Priya Raman'],
    ['spricht Ungarisch', 'Hanna Lichtenberg-Österreicher'],
    // What belongs to what is asked for.
    ['container orchestration, Rosenheim', 'Lena Obermüller'],
    ['Containerplattform und Portugiesisch', 'Inês Carvalho'],
    // Typing errors.
    ['kubernets migratoin portugese', 'Inês Carvalho'],
    ['Tomasz Zielinsky', 'Tomasz Zieliński'],
    ['Karim Hadad', 'Karim Haddad'],
    ['bearing waer data', 'Priya Raman'],
    ['Betreibsrat Wien', 'Hanna Lichtenberg-Österreicher'],
    // Umlauts and diacritics, both ways.
    ['Größl', 'Matthias Größl'],
    ['Groessl', 'Matthias Größl'],
    ['grossl', 'Matthias Größl'],
    ['lena obermueller', 'Lena Obermüller'],
    ['Obermuller', 'Lena Obermüller'],
    ['ines carvalho', 'Inês Carvalho'],
    ['Krueger Leipzig', 'Sven Krüger'],
    // Inflection and compounds.
    ['who migrated to Kubernetes', 'Inês Carvalho'],
    ['Lastenhefte', 'Amina Yusuf'],
    ['Leitung der Seiltechnik', 'Matthias Größl'],
    ['Führung durch die Prüfhallen', 'Sven Krüger'],
  ])('%s: %s is among the first three', async (question, name) => {
    const { results } = await search(question)
    expect(results.slice(0, 3).map(nameOf)).toContain(name)
  })

  it('finds trades in both German forms and in other inflections', async () => {
    for (const question of ['Schweißer Leipzig', 'Schweisserin Leipzig', 'Schweißerinnen in Leipzig']) {
      const { results } = await search(question)
      expect(results.slice(0, 2).every(({ user }) => /schweißer/i.test(user.position) && user.city === 'Leipzig')).toBe(
        true,
      )
    }
  })

  it('takes a city for what it is, in any of its names', async () => {
    for (const question of ['Python Kraków', 'Python in Krakau', 'python cracow']) {
      const { results } = await search(question)
      expect(results.slice(0, 3).map(({ user }) => user.city)).toEqual(['Kraków', 'Kraków', 'Kraków'])
    }
  })

  it('says what belongs to what was asked for', async () => {
    const { results } = await search('container orchestration')
    expect(results[0]?.met).toEqual([0])
    expect(results[0]?.evidence[0]).toMatchObject({
      because: 'meaning',
      note: expect.stringMatching(/^(Kubernetes|K8s|Helm) belongs to container orchestration$/i),
    })
  })

  it('says why in the language that is asked for', async () => {
    const ask = async (question: string) =>
      (
        await call<SearchAnswer>(server, 'GET', `/users/search?${new URLSearchParams({ query: question })}`, {
          token,
          headers: { 'accept-language': 'de' },
        })
      ).body.results.flatMap(({ evidence }) => evidence.map(({ note }) => note))
    expect(await ask('container orchestration')).toContainEqual(
      expect.stringMatching(/^(Kubernetes|K8s|Helm) gehört zu container orchestration$/i),
    )
    expect(await ask('Kubernetes near Munich')).toContain('56 km von Munich')
  })

  it('says when nobody really fits, and still shows who comes nearest', async () => {
    const { results } = await search('blockchain developer in Porto')
    expect(results.length).toBeGreaterThan(0)
    expect(results.every(({ score }) => score < 0.5)).toBe(true)
  })

  it('reads a radius that the question names', async () => {
    const { understood } = await search('Wartung im Umkreis von 120 km um Innsbruck')
    expect(understood.parts.at(-1)).toMatchObject({ kind: 'city', label: 'Innsbruck', radiusKm: 120 })
  })

  it('says what a word was read as', async () => {
    const { understood } = await search('kubrenetes')
    expect(understood.parts).toMatchObject([{ label: 'kubrenetes', corrected: 'Kubernetes' }])
  })

  it('mends the first twelve wrong words of a question and takes the others as they are', async () => {
    const { understood } = await search(Array.from({ length: 14 }, () => 'kubrenetes').join(', '))
    const read = understood.parts.map(({ corrected, marks }) => [corrected, marks.length])
    expect(read).toEqual([
      ['Kubernetes', 12],
      [undefined, 2],
    ])
  })

  it('gives every result a proof, with marks inside the shown text', async () => {
    for (const question of ['Python', 'Seilbahn Wartung Tirol', 'wer kann schweißen und spricht Polnisch', 'rope']) {
      const { results, understood } = await search(question)
      for (const { evidence, met, score } of results) {
        expect(evidence.length).toBeGreaterThan(0)
        expect(score).toBeGreaterThan(0)
        expect(score).toBeLessThanOrEqual(1)
        for (const { part, text, marks } of evidence) {
          expect(part).toBeLessThan(understood.parts.length)
          expect(marks.length).toBeGreaterThan(0)
          for (const [start, end] of marks) {
            expect(start).toBeLessThan(end)
            expect(end).toBeLessThanOrEqual(text.length)
          }
        }
        for (const part of met) expect(evidence.map((one) => one.part)).toContain(part)
      }
      expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).toSorted((a, b) => b - a))
    }
  })
})

describe('what is not wanted', () => {
  it.each([
    ['Python, not in Kraków', 'not in Kraków'],
    ['wer kann Python, aber nicht in Krakau?', 'nicht in Krakau'],
  ])('%s: finds nobody there, and says so in a part that everybody meets', async (question, label) => {
    const { results, understood } = await search(question, { pageSize: '50' })
    expect(understood.parts.map((part) => part.label)).toEqual(['Python', label])
    expect(results.length).toBeGreaterThan(3)
    expect(results.map(({ user }) => user.city)).not.toContain('Kraków')
    expect(results.every(({ met }) => met.includes(1))).toBe(true)
    expect((await search('Python', { pageSize: '50' })).results.map(({ user }) => user.city)).toContain('Kraków')
  })

  it('takes out who has a skill that is not wanted', async () => {
    const { results } = await search('Python without Kubernetes', { pageSize: '50' })
    const has = (result: SearchResult) => /k8s|kubernetes/i.test(`${result.user.skills} ${result.user.description}`)
    expect(results.filter(has)).toEqual([])
  })

  it('lists by name everybody who is left where nothing else is asked', async () => {
    const { total, population, results } = await search('nicht in München')
    expect(total).toBeGreaterThan(100)
    expect(total).toBeLessThan(population)
    expect(results.map(({ user }) => user.city)).not.toContain('München')
  })
})

describe('filters chosen by hand', () => {
  it('keeps only who meets them, either of several values', async () => {
    const { results, total, understood } = await search('Python', { city: ['Porto', 'Cracow'] })
    expect(new Set(results.map(({ user }) => user.city))).toEqual(new Set(['Porto', 'Kraków']))
    expect(results).toHaveLength(Math.min(total, 24))
    expect(understood.parts.at(-1)).toEqual({ kind: 'city', label: 'Porto, Cracow', marks: [] })
    expect(understood.filters).toContainEqual({ kind: 'city', value: 'Porto, Cracow' })
  })

  it('lists people by name when nothing else is asked', async () => {
    const { results, total } = await search('', { skill: 'k8s', country: 'Germany' })
    expect(total).toBeGreaterThan(4)
    expect(results.map(({ user }) => user.country)).toEqual(results.map(() => 'Deutschland'))
    const names = results.map(({ user }) => user.lastName)
    expect(names).toContain('Carvalho')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')))
  })

  it('finds nobody where the filters leave nobody', async () => {
    expect(await search('Python', { city: 'Atlantis' })).toMatchObject({ results: [], total: 0 })
  })
})

describe('pages', () => {
  it('cuts one order into pages, without repeating anybody', async () => {
    const all = await search('Python', { pageSize: '50' })
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('Python', { pageSize: '10', pageNumber: String(page) })),
    )
    expect(pages.flatMap(({ results }) => results.map(nameOf))).toEqual(all.results.slice(0, 30).map(nameOf))
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total, all.total])
  })

  it('answers a page behind the last with nobody, and the same total', async () => {
    const { total } = await search('Kubernetes')
    expect(await search('Kubernetes', { pageNumber: '99' })).toMatchObject({ results: [], total })
  })
})

describe('questions nobody should ask', () => {
  it.each([
    ['nothing', ''],
    ['only stop words', 'wer ist denn da und wo?'],
    ['only signs', `.*+?^$\{}()|[]\\ ' " ; -- /* */ %_ :* & | ! <->`],
    ['only emoji', '🚡🚠🚟👩‍🔧'],
    ['a zero byte', 'a\u0000b'],
    ['an unpaired surrogate', 'kabine \ud83d'],
    ['a tsquery', "kubernetes & !'x':* | (a <-> b)"],
    ['SQL', "'; drop table users; --"],
    ['other scripts', '谁会说葡萄牙语？ кто знает кубернетес'],
    ['one word many times', 'Kubernetes '.repeat(80)],
    ['the longest', `${'Seilbahn Wartung in München und '.repeat(31)}`.slice(0, 1000)],
  ])('answers %s with a result', async (_name, question) => {
    const { status, body } = await request({ query: question })
    expect(status).toBe(200)
    expect(Array.isArray(body.results)).toBe(true)
  })

  it('refuses ten kilobytes with a reason', async () => {
    const { status, body } = await request({ query: 'x'.repeat(10_000) })
    expect(status).toBe(422)
    expect(body).toMatchObject({ detail: 'At most 1000 characters' })
  })

  it('asks for a sign-in', async () => {
    expect((await call(server, 'GET', '/users/search?query=Python')).status).toBe(401)
    expect((await call(server, 'GET', '/users/suggestions?query=Py')).status).toBe(401)
  })
})

describe('who asks too often', () => {
  it.each(['searches', 'suggestions'] as const)('is told when to go on with %s, and nobody else is', async (limit) => {
    const path = limit === 'searches' ? '/users/search?query=rope' : '/users/suggestions?query=rope'
    const [busy, other] = [await signUpGlobal(server), await signUpGlobal(server)]
    await server.context.limits[limit].take(busy.userId, limit === 'searches' ? 599 : 1199)
    expect((await call(server, 'GET', path, { token: busy.token })).status).toBe(200)
    const refused = await call(server, 'GET', path, { token: busy.token })
    expect([refused.status, refused.body.detail]).toEqual([429, 'Too many searches. Please try again in a minute'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call(server, 'GET', path, { token: other.token })).status).toBe(200)
  })
})
