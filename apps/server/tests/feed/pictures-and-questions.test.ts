import type { FeedPost, FeedQuestionsAnswer } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedPictures, users } from '../../src/db/schema/index.ts'
import { namedSkills } from '../../src/services/feed/asked-people.ts'
import { WAITING_PICTURES_MAX } from '../../src/services/feed/pictures.ts'
import { runUpkeep } from '../../src/upkeep.ts'
import { type Person, call } from '../_util/api.ts'
import { createFeedCalls } from '../_util/feed.ts'
import { signUpTeam } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
let feed: ReturnType<typeof createFeedCalls>
let owner: Person
let member: Person
let png: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  server = await startTestServer()
  feed = createFeedCalls(server)
  ;[owner, member] = (await signUpTeam(server, 2)) as [Person, Person]
  png = new Uint8Array(
    await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#ff7941' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => server[Symbol.asyncDispose]())

const fetchPicture = (url: string) => fetch(`${server.origin}${url}`)

describe('a picture of a post', () => {
  it('is encoded anew, no wider than it is shown, and goes with its post', async () => {
    const { body: picture } = await feed.upload(owner, png)
    expect([picture.width, picture.height]).toEqual([1600, 400])
    const answer = await fetchPicture(picture.url)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.includes('secret place')).toBe(false)
    const pictures = [{ pictureId: picture.pictureId, description: 'A hall with a saw-tooth roof' }]
    const { postId } = (await feed.post(owner, 'The hall', { pictures })).body
    expect((await feed.one(member, postId)).body.pictures).toEqual([
      { ...picture, description: 'A hall with a saw-tooth roof' },
    ])
    await feed.send(owner, 'DELETE', `posts/${postId}`)
    expect((await fetchPicture(picture.url)).status).toBe(404)
  })

  it('is posted once, by who sent it', async () => {
    const { pictureId } = (await feed.upload(owner, png)).body
    const pictures = [{ pictureId, description: '' }]
    expect((await feed.post(member, 'Not mine', { pictures })).status).toBe(404)
    expect((await feed.post(owner, 'Mine', { pictures })).status).toBe(201)
    expect((await feed.post(owner, 'Again', { pictures })).status).toBe(404)
    expect((await feed.read(member)).body.posts.map(({ text }) => text)).toEqual(['Mine'])
  })

  it('is taken back by who sent it, as long as it is in no post', async () => {
    const { pictureId, url } = (await feed.upload(owner, png)).body
    await feed.send(member, 'DELETE', `pictures/${pictureId}`)
    expect((await fetchPicture(url)).status).toBe(200)
    await feed.send(owner, 'DELETE', `pictures/${pictureId}`)
    expect((await fetchPicture(url)).status).toBe(404)
  })

  it('goes after a day without a post', async () => {
    const late = (await feed.upload(owner, png)).body
    const fresh = (await feed.upload(owner, png)).body
    await server.context.db
      .update(feedPictures)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(feedPictures.pictureId, late.pictureId))
    await runUpkeep(server.context)
    expect((await fetchPicture(late.url)).status).toBe(404)
    expect((await fetchPicture(fresh.url)).status).toBe(200)
  })

  it('is not piled up', async () => {
    const [busy] = (await signUpTeam(server, 1)) as [Person]
    const { organisationId } = (await server.context.db.select().from(users).where(eq(users.userId, busy.userId)))[0]!
    await server.context.db.insert(feedPictures).values(
      Array.from({ length: WAITING_PICTURES_MAX }, (_, place) => ({
        pictureId: `waiting-${place}`,
        organisationId,
        ownerId: busy.userId,
        url: '/api/blobs/x',
        width: 1,
        height: 1,
        createdAt: new Date(),
      })),
    )
    expect((await feed.upload(busy, png)).status).toBe(429)
  })

  it.each([
    ['a drawing that could run scripts', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['nothing', new Uint8Array()],
    ['a text field', 'picture'],
  ])('is not %s', async (_what, bytes) => {
    expect((await feed.upload(owner, bytes)).status).toBe(422)
  })

  it('is whole and not too large', async () => {
    expect((await feed.upload(owner, png.slice(0, png.length / 2))).status).toBe(422)
    expect((await feed.upload(owner, new Uint8Array(6_000_000))).status).toBe(413)
  })
})

describe('a question', () => {
  let team: Person[]
  beforeAll(async () => {
    team = await signUpTeam(server, 5)
    const skills = [[], ['Kubernetes'], ['Helm'], ['Watercolour'], ['Kubernetes']]
    for (const [index, person] of team.entries()) {
      await server.context.db.update(users).set({ skills: skills[index]! }).where(eq(users.userId, person.userId))
    }
    // All but the last want to be asked.
    for (const person of team.slice(1, 4)) {
      expect((await feed.send(person, 'PUT', 'questions', { isAsked: true })).status).toBe(204)
    }
  })
  const questionsOf = async (person: Person) => (await feed.send<FeedQuestionsAnswer>(person, 'GET', 'questions')).body
  const asksFor = async (person: Person) => (await questionsOf(person)).questions.map(({ text }) => text)

  it('goes to who holds the skill or a related one and wants to be asked', async () => {
    const [asker, holder, related, painter, silent] = team as [Person, Person, Person, Person, Person]
    const { postId, skills } = (
      await feed.post(asker, 'Who has moved a cluster?', { kind: 'question', skills: ['k8s'] })
    ).body
    expect(skills).toEqual(['k8s'])
    expect(await Promise.all([holder, related, painter, silent, asker].map(asksFor))).toEqual([
      ['Who has moved a cluster?'],
      ['Who has moved a cluster?'],
      [],
      [],
      [],
    ])
    expect((await questionsOf(silent)).isAsked).toBe(false)
    expect((await feed.one(holder, postId)).body.isForMe).toBe(true)
    expect((await feed.one(silent, postId)).body.isForMe).toBe(false)

    await feed.comment(holder, postId, 'I have')
    expect(await asksFor(holder)).toEqual([])
    await feed.send(related, 'DELETE', `questions/${postId}`)
    expect(await asksFor(related)).toEqual([])
    expect((await feed.one(related, postId)).body.isForMe).toBe(false)
  })

  it('is put before nobody who has changed their mind', async () => {
    const [asker, holder] = team as [Person, Person]
    await feed.post(asker, 'Again?', { kind: 'question', skills: ['Kubernetes'] })
    await feed.send(holder, 'PUT', 'questions', { isAsked: false })
    expect(await questionsOf(holder)).toEqual({ isAsked: false, questions: [] })
  })

  it('asks for what its text names where no skill is given', async () => {
    const { body } = await feed.post(team[0]!, 'Who knows Kubernetes and Terraform?', { kind: 'question' })
    expect((body as FeedPost).skills).toEqual(['Kubernetes', 'Terraform'])
    expect(namedSkills('Good morning everybody')).toEqual([])
  })

  it('asks for what its text names in the organisation’s own words', async () => {
    const [asker, holder] = team as [Person, Person]
    const word = { name: 'Zinkstube', synonyms: ['Terraform'] }
    await call(server, 'POST', '/manager/words', { token: asker.token, body: word })
    await feed.send(holder, 'PUT', 'questions', { isAsked: true })
    const { body } = await feed.post(asker, 'Wer kennt die Zinkstube?', { kind: 'question' })
    expect((body as FeedPost).skills).toEqual(['Terraform'])
  })
})
