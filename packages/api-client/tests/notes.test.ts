import type { NoteId } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { createNotes } from '../src/home/index.ts'
import { ApiProblemError, ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { startApiServer } from './_util/api-server.ts'

const id = 'trip' as NoteId
const note = { noteId: id, revision: 2, content: 'AAAA' }
const problem = { type: 'about:blank', title: 'Refused', detail: 'Refused', requestId: 'r' }
const notesOn = ({ baseUrl }: { baseUrl: string }) =>
  createNotes(createApiClient({ baseUrl, store: createMemoryTokenStore() }))

it('lists, reads, keeps and deletes notes', async () => {
  await using server = await startApiServer(({ method, path }) => {
    if (method === 'PUT') return { json: { revision: 3 } }
    if (path.endsWith('/read')) return { json: { notes: [note] } }
    return { json: { notes: [{ noteId: id, revision: 2 }] } }
  })
  const notes = notesOn(server)
  expect(await notes.list()).toEqual([{ noteId: id, revision: 2 }])
  expect(await notes.read([id])).toEqual([note])
  expect(await notes.put(id, { baseRevision: 2, content: 'AAAB' })).toEqual({ kind: 'kept', revision: 3 })
  expect(await notes.delete(id, 3)).toEqual({ kind: 'gone' })
  await expect(notes.put(id, { baseRevision: 2, content: 'Porto trip' })).rejects.toBeInstanceOf(ApiShapeError)
  expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/notes', ''],
    ['POST', '/notes/read', '{"noteIds":["trip"]}'],
    ['PUT', '/notes/trip', '{"baseRevision":2,"content":"AAAB"}'],
    ['DELETE', expect.stringContaining('/notes/trip'), ''],
  ])
})

it('says what a note is now that another device changed', async () => {
  await using server = await startApiServer(() => ({
    status: 409,
    json: { ...problem, status: 409, currentNote: note },
  }))
  const conflict = { kind: 'conflict', current: note }
  expect(await notesOn(server).put(id, { baseRevision: 1, content: 'AAAB' })).toEqual(conflict)
  expect(await notesOn(server).delete(id, 1)).toEqual(conflict)
})

it('says that a note is gone, and passes on every other refusal', async () => {
  let status = 404
  await using server = await startApiServer(() => ({ status, json: { ...problem, status } }))
  const change = () => notesOn(server).put(id, { baseRevision: 1, content: 'AAAB' })
  expect(await change()).toEqual({ kind: 'gone' })
  for (status of [409, 429, 500]) await expect(change()).rejects.toBeInstanceOf(ApiProblemError)
})
