import type { ServerResponse } from 'node:http'
import type { FeedPost, OrganisationSettings } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedLinkCards } from '../../src/db/schema/index.ts'
import { type Person, call, signUpOwner } from '../_util/api.ts'
import { createFeedCalls } from '../_util/feed.ts'
import { BareClient, signUpTeam } from '../_util/hub.ts'
import { type PageServer, startPageServer } from '../_util/page-server.ts'
import { leaveForGood } from '../_util/rows.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

const WAIT = { timeout: 20_000, interval: 20 }

let server: TestServer
let pages: PageServer
let inside: PageServer
let feed: ReturnType<typeof createFeedCalls>
let owner: Person
let member: Person
let other: Person
let picture: Buffer
const routes = new Map<string, (answer: ServerResponse) => void>()

beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff7941' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .png()
    .toBuffer()
  inside = await startPageServer((_request, answer) => void answer.end('secret'), '127.0.0.2')
  pages = await startPageServer((request, answer) => {
    const route = routes.get(request.url ?? '')
    if (route) route(answer)
    else answer.writeHead(404).end()
  })
  server = await startTestServer({
    config: { alsoReachable: ['127.0.0.1'], linkCardRetriesMs: [0] },
    env: { DEMO: '0' },
  })
  feed = createFeedCalls(server)
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await pages[Symbol.asyncDispose]()
  await inside[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ;[owner, member, other] = (await signUpTeam(server, 3)) as [Person, Person, Person]
  routes.clear()
  pages.asked.length = 0
  serve('/hall', '<title>The hall</title>')
})

function serve(path: string, body: string | Buffer, type = 'text/html; charset=utf-8', status = 200): string {
  routes.set(path, (answer) => void answer.writeHead(status, { 'content-type': type }).end(body))
  return `${pages.origin}${path}`
}

const cardOf = async (postId: string, by = member) => (await feed.one(by, postId)).body.linkCard
const stateOf = async (postId: string) => {
  const rows = await server.context.db.select().from(feedLinkCards).where(eq(feedLinkCards.postId, postId))
  return rows[0]?.state
}
const settled = (postId: string, state: string | undefined) => expect.poll(() => stateOf(postId), WAIT).toBe(state)
const written = async (text: string, by = owner): Promise<FeedPost> => (await feed.post(by, text)).body
async function shown(text = `See ${pages.origin}/hall`, by = owner): Promise<FeedPost> {
  const { postId } = await written(text, by)
  await settled(postId, 'shown')
  return (await feed.one(by, postId)).body
}

describe('a post with a link', () => {
  it('is there at once, and shows what the page says of itself when that is known', async () => {
    let answerNow: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) =>
      routes.set('/slow', (answer) => {
        answerNow = () => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Slow</title>')
        resolve()
      }),
    )
    using reader = await BareClient.connect(server, member.token)
    const post = await written(`See ${pages.origin}/slow`)
    await isAsked
    expect([post.linkCard, await cardOf(post.postId)]).toEqual([null, null])
    answerNow()
    expect(await reader.untilEvents('FeedChanged', 2)).toEqual([
      { postId: post.postId, change: 'posted' },
      { postId: post.postId, change: 'changed' },
    ])
    expect(await cardOf(post.postId)).toMatchObject({ url: `${pages.origin}/slow`, title: 'Slow' })
  })

  it('shows title, description, site and a picture that is encoded anew', async () => {
    serve('/hall.png', picture, 'image/png')
    serve(
      '/hall',
      `<meta property="og:title" content="Halle &lt;b&gt;"><meta property="og:description" content="Ein Dach">
       <meta property="og:site_name" content="Lindwerk"><meta property="og:image" content="hall.png">`,
    )
    const { postId, linkCard } = await shown()
    expect(linkCard).toEqual({
      url: `${pages.origin}/hall`,
      title: 'Halle <b>',
      description: 'Ein Dach',
      siteName: 'Lindwerk',
      picture: { url: expect.stringMatching(/^\/api\/blobs\/[\w-]{43}$/), width: 800, height: 400 },
    })
    const stored = await fetch(`${server.origin}${linkCard?.picture?.url}`)
    const bytes = Buffer.from(await stored.arrayBuffer())
    expect([stored.headers.get('content-type'), bytes.includes('secret place')]).toEqual(['image/webp', false])
    expect(pages.asked.map(({ path }) => path)).toEqual(['/hall', '/hall.png'])
    expect(pages.asked.flatMap(({ headers }) => [headers.cookie, headers.referer, headers.authorization])).toEqual(
      Array.from({ length: 6 }),
    )
    await feed.send(owner, 'DELETE', `posts/${postId}`)
    expect((await fetch(`${server.origin}${linkCard?.picture?.url}`)).status).toBe(404)
  })

  it.each([
    ['is none', 'hall.txt', 'no picture', 'image/png'],
    [
      'is a drawing that could name other files',
      'hall.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'image/svg+xml',
    ],
    ['lies inside', 'http://127.0.0.2/x.png', '', 'image/png'],
    ['is inside of the page', 'data:image/png;base64,AAAA', '', 'image/png'],
  ])('shows no picture that %s', async (_what, image, body, type) => {
    serve(`/${image}`, body, type)
    serve('/hall', `<title>The hall</title><meta property="og:image" content="${image}">`)
    expect((await shown()).linkCard).toMatchObject({ title: 'The hall', picture: null })
    expect(inside.connections).toBe(0)
  })

  it('shows none that says nothing, is not there, or is no page', async () => {
    const nothing = [
      serve('/empty', '<p>Words</p>'),
      serve('/gone', '<title>Gone</title>', 'text/html', 404),
      serve('/file', 'x', 'application/octet-stream'),
    ]
    for (const address of nothing) {
      const { postId } = await written(address)
      await settled(postId, 'none')
      expect(await cardOf(postId)).toBeNull()
    }
  })

  it.each([
    'http://127.0.0.2',
    'http://169.254.169.254/',
    'http://[::ffff:127.0.0.2]/',
    'http://localhost',
    'http://2130706434/',
  ])('asks nobody inside: %s', async (address) => {
    const { postId } = await written(`See ${address}`)
    await settled(postId, 'none')
    expect(inside.connections).toBe(0)
  })

  it('follows a redirect, but not to the inside', async () => {
    routes.set('/moved', (answer) => void answer.writeHead(302, { location: '/hall' }).end())
    expect((await shown(`See ${pages.origin}/moved`)).linkCard).toMatchObject({ title: 'The hall' })
    routes.set('/trap', (answer) => void answer.writeHead(302, { location: inside.origin }).end())
    const { postId } = await written(`See ${pages.origin}/trap`)
    await settled(postId, 'none')
    expect(inside.connections).toBe(0)
  })

  it('asks once more where the page is busy, and then no more', async () => {
    serve('/busy', '<title>Busy</title>', 'text/html', 503)
    const { postId } = await written(`See ${pages.origin}/busy`)
    // Due again at once; whoever looks for what is due is told by the next post.
    await expect
      .poll(async () => {
        server.context.events.publish('linkNoted', { postId })
        return stateOf(postId)
      }, WAIT)
      .toBe('none')
    expect(pages.asked.filter(({ path }) => path === '/busy').length).toBe(2)
  })

  it('shows another page when it links to another, and none when it links to none', async () => {
    serve('/hall.png', picture, 'image/png')
    serve('/hall', '<title>The hall</title><meta property="og:image" content="/hall.png">')
    serve('/roof', '<title>The roof</title>')
    const post = await shown()
    const change = (text: string) => feed.send<FeedPost>(owner, 'PATCH', `posts/${post.postId}`, { text })
    expect((await change(`Now: ${pages.origin}/hall`)).body.linkCard).toEqual(post.linkCard)
    expect(pages.asked.length).toBe(2)
    expect((await change(`${pages.origin}/roof`)).body.linkCard).toBeNull()
    await expect.poll(async () => (await cardOf(post.postId))?.title, WAIT).toBe('The roof')
    expect((await fetch(`${server.origin}${post.linkCard?.picture?.url}`)).status).toBe(404)
    expect((await change('No link')).body.linkCard).toBeNull()
    expect(await stateOf(post.postId)).toBeUndefined()
  })

  it('says nothing of it in the log', async () => {
    serve('/hidden-path', '<title>Hidden title</title><meta property="og:image" content="/hidden-picture">')
    await shown(`See ${pages.origin}/hidden-path`)
    const { postId } = await written('See http://127.0.0.1:9/hidden-port')
    await expect.poll(() => stateOf(postId), WAIT).toBe('waiting')
    expect(server.logLines.filter((line) => /hidden/i.test(line))).toEqual([])
  })
})

describe('the card of a link', () => {
  const remove = async (by: Person, postId: string) => feed.send<FeedPost>(by, 'DELETE', `posts/${postId}/link-card`)

  it('is removed by who wrote the post, for good', async () => {
    serve('/hall.png', picture, 'image/png')
    serve('/hall', '<title>The hall</title><meta property="og:image" content="/hall.png">')
    const { postId, linkCard } = await shown(undefined, member)
    expect((await remove(other, postId)).status).toBe(403)
    expect((await remove(await signUpOwner(server), postId)).status).toBe(404)
    expect((await remove(member, postId)).body.linkCard).toBeNull()
    expect((await fetch(`${server.origin}${linkCard?.picture?.url}`)).status).toBe(404)
    const again = await feed.send<FeedPost>(member, 'PATCH', `posts/${postId}`, { text: `Look: ${pages.origin}/hall` })
    expect([again.body.linkCard, await stateOf(postId)]).toEqual([null, 'removed'])
    expect((await remove(member, postId)).status).toBe(200)
  })

  it('is removed by Managers', async () => {
    const { postId } = await shown(undefined, member)
    expect((await remove(owner, postId)).body.linkCard).toBeNull()
  })

  it('is shown nowhere, and no page is asked, once Managers switch it off', async () => {
    const { postId } = await shown()
    const settings = (by: Person, usesLinkCards: boolean) =>
      call<OrganisationSettings>(server, 'PATCH', '/manager/organisation', { token: by.token, body: { usesLinkCards } })
    expect((await settings(member, false)).status).toBe(403)
    expect((await settings(owner, false)).body.usesLinkCards).toBe(false)
    expect(await cardOf(postId)).toBeNull()
    pages.asked.length = 0
    const second = await written(`See ${pages.origin}/hall`)
    expect(await stateOf(second.postId)).toBeUndefined()
    expect(pages.asked).toEqual([])
    await settings(owner, true)
    expect(await cardOf(postId)).toMatchObject({ title: 'The hall' })
  })

  it('goes with whoever wrote the post', async () => {
    serve('/hall.png', picture, 'image/png')
    serve('/hall', '<title>The hall</title><meta property="og:image" content="/hall.png">')
    const { postId, linkCard } = await shown(undefined, member)
    await leaveForGood(server, member)
    expect(await stateOf(postId)).toBeUndefined()
    expect((await fetch(`${server.origin}${linkCard?.picture?.url}`)).status).toBe(404)
  })
})
