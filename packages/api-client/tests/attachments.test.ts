import type { BlobId, GroupId } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { ApiNetworkError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { withSealedResources } from '../src/sealed/index.ts'
import { startApiServer, type Handler } from './_util/api-server.ts'
import { problem } from './_util/samples.ts'

const groupId = 'g/1' as GroupId
const blobId = 'b1' as BlobId
const piece = new TextEncoder().encode('sealed')

async function startApi(handler: Handler) {
  const server = await startApiServer(handler)
  const api = withSealedResources(createApiClient({ baseUrl: server.baseUrl, store: createMemoryTokenStore() }))
  return {
    attachments: api.attachments,
    received: server.received,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

async function readAll(parts: AsyncIterable<Uint8Array>): Promise<string> {
  let text = ''
  for await (const part of parts) text += new TextDecoder().decode(part)
  return text
}

it('announces a file, sends its pieces as they are, and removes it', async () => {
  await using story = await startApi((call) => ({
    json: call.method === 'POST' ? { blobId } : { receivedBytes: 6 },
  }))
  expect(await story.attachments.begin(groupId, 6)).toBe(blobId)
  expect(await story.attachments.sendPiece(groupId, blobId, 0, piece)).toEqual({ receivedBytes: 6 })
  await story.attachments.remove(groupId, blobId)
  expect(story.received.map((call) => [call.method, call.path, call.contentType, call.body])).toEqual([
    ['POST', '/groups/g%2F1/attachments', 'application/json', '{"sealedBytes":6}'],
    ['PUT', '/groups/g%2F1/attachments/b1?offset=0', 'application/octet-stream', 'sealed'],
    ['DELETE', '/groups/g%2F1/attachments/b1', undefined, ''],
  ])
})

it('says where to go on when the server stands elsewhere', async () => {
  const json = { ...problem(409, 'The file goes on elsewhere'), receivedBytes: 4 }
  await using story = await startApi(() => ({ status: 409, json }))
  expect(await story.attachments.sendPiece(groupId, blobId, 0, piece)).toEqual({ receivedBytes: 4 })
})

it('throws any other refusal of a piece', async () => {
  await using story = await startApi(() => ({ status: 404, json: problem(404, 'Gone') }))
  await expect(story.attachments.sendPiece(groupId, blobId, 0, piece)).rejects.toMatchObject({ status: 404 })
})

it('stops sending and reading at the signal', async () => {
  await using story = await startApi(() => new Promise<never>(() => {}))
  for (const start of [
    (signal: AbortSignal) => story.attachments.sendPiece(groupId, blobId, 0, piece, signal),
    (signal: AbortSignal) => readAll(story.attachments.read(groupId, blobId, signal)),
  ]) {
    const cancel = new AbortController()
    const failure = expect(start(cancel.signal)).rejects.toMatchObject({ name: 'AbortError' })
    cancel.abort()
    await failure
  }
})

it('reads a file as it comes, and not before somebody reads', async () => {
  await using story = await startApi(() => ({ text: 'sealed bytes' }))
  const parts = story.attachments.read(groupId, blobId)
  expect(story.received).toEqual([])
  expect(await readAll(parts)).toBe('sealed bytes')
})

it('tells a file that one may not read, and one that was cut off', async () => {
  await using refusing = await startApi(() => ({ status: 404, json: problem(404, 'Gone') }))
  await expect(readAll(refusing.attachments.read(groupId, blobId))).rejects.toMatchObject({ status: 404 })
  await using breaking = await startApi(() => ({ text: 'half', headers: { 'content-length': '10' }, cut: true }))
  await expect(readAll(breaking.attachments.read(groupId, blobId))).rejects.toThrow(ApiNetworkError)
})
