import type { NotePutAnswer, NotesAnswer, NotesReadAnswer, SealedNote } from '@umkreis/schemas'
import { NOTE_CONTENT_MAX_LENGTH, NOTES_MAX, NOTES_TOTAL_MAX_LENGTH } from '@umkreis/schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, type Person, signUpGlobal, signUpOwner } from '../_util/api.ts'
import { base64Traces, dumpServer } from '../_util/dump-server.ts'
import { BareClient, signUpTeam } from '../_util/hub.ts'
import { openDevice } from '../_util/sealed-device.ts'
import { startTestServer, type TestServer } from '../_util/start-test-server.ts'

const CONTENT = 'AAAA'
const LATER = 'AAAB'

let server: TestServer
let ada: Person
let ben: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[ada, ben] = (await signUpTeam(server, 2)) as [Person, Person]
})

const put = (by: Person, noteId: string, baseRevision: number, content = CONTENT) =>
  call<NotePutAnswer & { currentNote?: SealedNote }>(server, 'PUT', `/notes/${noteId}`, {
    token: by.token,
    body: { baseRevision, content },
  })
const begin = async (by: Person, noteId: string) => (await put(by, noteId, 0)).body.revision
const remove = (by: Person, noteId: string, revision: number) =>
  call<{ currentNote?: SealedNote }>(server, 'DELETE', `/notes/${noteId}?revision=${revision}`, { token: by.token })
const list = async (by: Person) => (await call<NotesAnswer>(server, 'GET', '/notes', { token: by.token })).body.notes
const read = async (by: Person, ...noteIds: string[]) =>
  (await call<NotesReadAnswer>(server, 'POST', '/notes/read', { token: by.token, body: { noteIds } })).body.notes

describe('private notes', () => {
  it('are kept, listed with their revision, and read', async () => {
    expect(await list(ada)).toEqual([])
    const first = await begin(ada, 'trip')
    expect((await put(ada, 'trip', first, LATER)).body).toEqual({ revision: first + 1 })
    const other = await begin(ada, 'list')
    expect(await list(ada)).toEqual([
      { noteId: 'list', revision: other },
      { noteId: 'trip', revision: first + 1 },
    ])
    const trip = { noteId: 'trip', revision: first + 1, content: LATER }
    expect(await read(ada, 'trip', 'none', 'trip')).toEqual([trip])
  })

  it('that change are told to all connections of their author, and to nobody else', async () => {
    using phone = await BareClient.connect(server, ada.token)
    using laptop = await BareClient.connect(server, ada.token)
    using other = await BareClient.connect(server, ben.token)
    const first = await begin(ada, 'trip')
    await put(ada, 'trip', first, LATER)
    // Refused, or gone already: nothing changed.
    await put(ada, 'trip', first, LATER)
    await remove(ada, 'trip', first + 1)
    await remove(ada, 'trip', first + 1)
    const told = [{ noteId: 'trip' }, { noteId: 'trip' }, { noteId: 'trip' }]
    for (const client of [phone, laptop]) {
      expect(await client.untilEvents('NotesChanged', 3)).toEqual(told)
      await client.settled()
      expect(client.events('NotesChanged')).toEqual(told)
    }
    await other.settled()
    expect(other.events('NotesChanged')).toEqual([])
  })

  it('answer who began with an older state with the newest one', async () => {
    const first = await begin(ada, 'trip')
    await put(ada, 'trip', first, LATER)
    const currentNote = { noteId: 'trip', revision: first + 1, content: LATER }
    for (const base of [0, first, first + 2]) {
      expect(await put(ada, 'trip', base)).toMatchObject({ status: 409, body: { currentNote } })
    }
    expect(await read(ada, 'trip')).toEqual([currentNote])
  })

  it('let one of two devices win that change the same at once', async () => {
    const first = await begin(ada, 'trip')
    const answers = await Promise.all([put(ada, 'trip', first, 'BBBB'), put(ada, 'trip', first, 'CCCC')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await list(ada)).toEqual([{ noteId: 'trip', revision: first + 1 }])
  })

  it('are deleted as they were seen, and not as somebody changed them since', async () => {
    const first = await begin(ada, 'trip')
    await put(ada, 'trip', first, LATER)
    const currentNote = { revision: first + 1 }
    expect(await remove(ada, 'trip', first)).toMatchObject({ status: 409, body: { currentNote } })
    expect((await remove(ada, 'trip', first + 1)).status).toBe(204)
    expect((await remove(ada, 'trip', first + 1)).status).toBe(204)
    expect(await list(ada)).toEqual([])
    expect((await put(ada, 'trip', first + 1)).status).toBe(404)
  })

  it('are told from what was put under their id before', async () => {
    const first = await begin(ada, 'trip')
    await remove(ada, 'trip', first)
    expect(await begin(ada, 'trip')).not.toBe(first)
  })

  it('belong to their author alone, also where two people use the same id', async () => {
    const revision = await begin(ada, 'trip')
    expect(await list(ben)).toEqual([])
    expect(await read(ben, 'trip')).toEqual([])
    expect((await remove(ben, 'trip', revision)).status).toBe(204)
    expect((await put(ben, 'trip', revision)).status).toBe(404)
    await put(ben, 'trip', 0, LATER)
    expect(await read(ada, 'trip')).toEqual([{ noteId: 'trip', revision, content: CONTENT }])
  })

  it('are part of an organisation: global users have none, and visitors neither', async () => {
    const global = await signUpGlobal(server)
    expect((await call(server, 'GET', '/notes', { token: global.token })).status).toBe(404)
    expect((await put(global, 'trip', 0)).status).toBe(404)
    expect((await remove(global, 'trip', 1)).status).toBe(404)
    expect((await call(server, 'GET', '/notes')).status).toBe(401)
  })

  it('go with their author', async () => {
    await put(ben, 'trip', 0)
    await call(server, 'DELETE', '/manager/listOfUsers', { token: ada.token, body: [ben.userId] })
    expect(await server.context.sql`select note_id from notes where user_id = ${ben.userId}`).toHaveLength(0)
  })
})

describe('what is refused', () => {
  it.each([
    ['what is not sealed', 'Porto trip'],
    ['nothing', ''],
    ['too much', 'AAAA'.repeat(NOTE_CONTENT_MAX_LENGTH / 4 + 1)],
  ])('is %s', async (_what, content) => {
    expect((await put(ada, 'trip', 0, content)).status).toBe(422)
  })

  it('is an id that is none, and more notes in one question than may be', async () => {
    expect((await put(ada, 'a%20b', 0)).status).toBe(422)
    const noteIds = Array.from({ length: 51 }, (_, index) => `note-${index}`)
    expect((await call(server, 'POST', '/notes/read', { token: ada.token, body: { noteIds } })).status).toBe(422)
  })

  const fill = (count: number, length: number) => server.context.sql`
    insert into notes (user_id, note_id, organisation_id, revision, content, length)
    select ${ada.userId}, 'full-' || n, organisation_id, 1, ${CONTENT}, ${length}
    from users, generate_series(1, ${count}) n where user_id = ${ada.userId}`

  it('is one note too many, while those there are can still be changed', async () => {
    await fill(NOTES_MAX, CONTENT.length)
    expect((await put(ada, 'trip', 0)).status).toBe(409)
    expect((await put(ada, 'full-1', 1, LATER)).status).toBe(200)
    expect((await put(ben, 'trip', 0)).status).toBe(200)
  })

  it('is more than fits, while what is shorter than before does', async () => {
    await fill(2, NOTES_TOTAL_MAX_LENGTH / 2)
    const answer = await put(ada, 'trip', 0)
    expect(answer).toMatchObject({ status: 409 })
    expect(answer.body.currentNote).toBeUndefined()
    expect((await put(ada, 'full-1', 1)).status).toBe(200)
    expect((await put(ada, 'trip', 0)).status).toBe(200)
  })
})

it('never show the server a word of what they say', { timeout: 60_000 }, async () => {
  const owner = await signUpOwner(server)
  using device = await openDevice(server, owner, { name: 'laptop' })
  const notes = await device.sealed.ownNotes()
  const text = JSON.stringify({ title: 'canary-title', text: 'canary-text'.repeat(50), tags: ['canary-tag'] })
  const content = await notes.sealNote('trip', text)
  expect((await put(owner, 'trip', 0, content)).status).toBe(200)
  await put(owner, 'trip', 0, content)
  const [kept] = await read(owner, 'trip')
  expect(await notes.openNote('trip', kept!.content)).toBe(text)
  await expect(notes.openNote('other', kept!.content)).rejects.toThrow('Could not open this note')

  const everything = await dumpServer(server)
  expect(everything).toContain(content)
  for (const secret of ['canary', ...base64Traces('canary')]) expect(everything.includes(secret)).toBe(false)
  expect(server.logLines.join('\n')).not.toContain(content.slice(0, 40))
})
