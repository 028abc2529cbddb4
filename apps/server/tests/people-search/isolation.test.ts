import type { SearchAnswer, SuggestionsAnswer } from '@umkreis/schemas'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema/index.ts'
import { type Person, call, signUpGlobal, signUpMember, signUpOwner } from '../_util/api.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const profile = {
  firstName: 'Nadja',
  lastName: 'Quittenbaum',
  position: 'Glasbläserin',
  country: 'Deutschland',
  city: 'Jena',
  description: 'Ich blase Thermometer.',
}

async function fill(person: Person, skills: string[], changes: Partial<typeof profile> = {}): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...profile, ...changes })) form.append(name, value)
  for (const skill of skills) form.append('skills', skill)
  expect((await call(server, 'PATCH', '/users', { token: person.token, body: form })).status).toBe(200)
}

async function find(person: Person, question: string): Promise<string[]> {
  const path = `/users/search?query=${encodeURIComponent(question)}`
  const { body } = await call<SearchAnswer>(server, 'GET', path, { token: person.token })
  return body.results.map(({ user }) => user.userId)
}

async function suggest(person: Person, typed: string): Promise<SuggestionsAnswer> {
  const path = `/users/suggestions?query=${encodeURIComponent(typed)}`
  return (await call<SuggestionsAnswer>(server, 'GET', path, { token: person.token })).body
}

describe('who is found', () => {
  it('finds a profile in the very next search after it was saved, and no longer by what was taken out', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    await fill(member, ['Quarzglas'])
    expect(await find(owner, 'Quarzglas')).toEqual([member.userId])
    await fill(member, ['Bleikristall'])
    expect(await find(owner, 'Bleikristall')).toEqual([member.userId])
    expect(await find(owner, 'Quarzglas')).toEqual([])
  })

  it('never crosses from one organisation into another, nor into the community, in results and in suggestions', async () => {
    const [here, there] = [await signUpOwner(server), await signUpOwner(server)]
    const [hers, theirs] = [await signUpMember(server, here), await signUpMember(server, there)]
    const [someone, anyone] = [await signUpGlobal(server), await signUpGlobal(server)]
    await fill(hers, ['Xylophonbau'])
    await fill(theirs, ['Xylophonbau', 'Xylographie'])
    await fill(someone, ['Xylophonbau', 'Xyloglyptik'])
    expect(await find(here, 'Xylophonbau')).toEqual([hers.userId])
    expect(await find(there, 'Xylophonbau')).toEqual([theirs.userId])
    expect(await find(anyone, 'Xylophonbau')).toEqual([someone.userId])
    const { skills, people } = await suggest(here, 'xylo')
    expect(skills).toEqual([{ kind: 'skill', value: 'Xylophonbau', peopleCount: 1 }])
    expect(people).toEqual([])
    expect((await suggest(here, 'quitt')).people.map(({ userId }) => userId)).toEqual([hers.userId])
    expect((await suggest(anyone, 'xylo')).skills.map(({ value }) => value).toSorted()).toEqual([
      'Xyloglyptik',
      'Xylophonbau',
    ])
  })

  it('never finds oneself: one looks for others', async () => {
    const owner = await signUpOwner(server)
    await fill(owner, ['Selbstgespräche'])
    expect(await find(owner, 'Selbstgespräche')).toEqual([])
  })

  it('shows a guest only the people of their own groups', async () => {
    const owner = await signUpOwner(server)
    const [guest, colleague, stranger] = [
      await signUpMember(server, owner),
      await signUpMember(server, owner),
      await signUpMember(server, owner),
    ]
    await fill(colleague, ['Glockenguss'], { lastName: 'Ahornblatt' })
    await fill(stranger, ['Glockenguss', 'Glockenspiel'], { lastName: 'Ahornzweig' })
    const group = { userIds: [guest.userId, colleague.userId], name: 'Glocken' }
    expect((await call(server, 'POST', '/groups', { token: owner.token, body: group })).status).toBe(200)
    await server.context.db.update(users).set({ role: 'external' }).where(eq(users.userId, guest.userId))
    expect(await find(guest, 'Glockenguss')).toEqual([colleague.userId])
    expect((await find(owner, 'Glockenguss')).toSorted()).toEqual([colleague.userId, stranger.userId].toSorted())
    const { skills, people } = await suggest(guest, 'glock')
    expect(skills).toEqual([{ kind: 'skill', value: 'Glockenguss', peopleCount: 1 }])
    expect(people).toEqual([])
    expect((await suggest(guest, 'ahorn')).people.map(({ lastName }) => lastName)).toEqual(['Ahornblatt'])
  })

  it('never finds who was deleted', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    await fill(member, ['Zinngießen'])
    expect(await find(owner, 'Zinngießen')).toEqual([member.userId])
    const { db, events } = server.context
    const [row] = await db
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.userId, member.userId))
      .returning()
    expect(await find(owner, 'Zinngießen')).toEqual([])
    events.publish('userDeleted', { userId: member.userId, organisationId: row?.organisationId ?? '', groupIds: [] })
    expect(await find(owner, 'Zinngießen')).toEqual([])
    expect((await suggest(owner, 'zinn')).skills).toEqual([])
  })
})
