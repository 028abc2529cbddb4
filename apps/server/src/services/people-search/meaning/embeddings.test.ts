import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EmbeddingsError } from './embeddings-error.ts'
import { createEmbeddings } from './embeddings.ts'

let reply: (texts: string[]) => { status?: number; headers?: Record<string, string>; body: unknown }
const asked: { path: string | undefined; key: string | undefined; body: unknown }[] = []
const server = createServer((request, answer) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(parts).toString()) as { input: string[] }
    asked.push({ path: request.url, key: request.headers.authorization, body })
    const { status = 200, headers, body: text } = reply(body.input)
    answer.writeHead(status, headers).end(typeof text === 'string' ? text : JSON.stringify(text))
  })
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const signal = new AbortController().signal
const client = (path = '/v1/embeddings') =>
  createEmbeddings({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    model: 'small',
    apiKey: 'sk-secret',
  })

async function failureOf(answer: typeof reply): Promise<EmbeddingsError> {
  reply = answer
  const error: unknown = await client()
    .embed(['one', 'two'], signal)
    .catch((thrown: unknown) => thrown)
  if (!(error instanceof EmbeddingsError)) throw new Error('The answer was taken')
  return error
}

const row = (index: number, embedding: unknown) => ({ index, embedding })

it('gives each text its vector, of length 1, whatever the order of the answer', async () => {
  reply = () => ({ body: { data: [row(1, [0, 2]), row(0, [3, 4])] } })
  asked.length = 0
  const vectors = await client().embed(['one', 'x'.repeat(900)], signal)
  expect(vectors.map((vector) => [...vector].map((number) => Math.round(number * 10) / 10))).toEqual([
    [0.6, 0.8],
    [0, 1],
  ])
  expect(asked).toEqual([
    {
      path: '/v1/embeddings',
      key: 'Bearer sk-secret',
      body: { model: 'small', input: ['one', 'x'.repeat(500)], encoding_format: 'float' },
    },
  ])
})

it('asks for many texts in several requests', async () => {
  reply = (texts) => ({ body: { data: texts.map((text, index) => row(index, [Number(text), 1])) } })
  asked.length = 0
  const vectors = await client().embed(
    Array.from({ length: 130 }, (_, index) => String(index)),
    signal,
  )
  expect(vectors).toHaveLength(130)
  expect(vectors[129]?.[0]).toBeCloseTo(129 / Math.hypot(129, 1))
  expect(asked).toHaveLength(3)
})

it.each([
  ['no JSON', '<html>'],
  ['another shape', { embeddings: [[1]] }],
  ['too few', { data: [row(0, [1])] }],
  ['too many', { data: [row(0, [1]), row(1, [1]), row(2, [1])] }],
  ['one text twice', { data: [row(0, [1]), row(0, [1])] }],
  ['texts for numbers', { data: [row(0, ['1']), row(1, ['1'])] }],
  ['no number at all', { data: [row(0, []), row(1, [])] }],
  ['numbers that are none', { data: [row(0, [null]), row(1, [null])] }],
  ['different dimensions', { data: [row(0, [1, 2]), row(1, [1])] }],
  ['more dimensions than any model', { data: [row(0, Array(8_193).fill(1)), row(1, Array(8_193).fill(1))] }],
  ['more than fits', ' '.repeat(17 * 1024 * 1024)],
])('takes no answer of %s', async (_name, body) => {
  expect((await failureOf(() => ({ body }))).failure).toBe('malformed')
})

it.each([
  [400, 'unfit'],
  [413, 'unfit'],
  [401, 'refused'],
  [404, 'refused'],
  [307, 'refused'],
  [204, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
])('reads status %i as %s, and says nothing of what it sent', async (status, failure) => {
  const error = await failureOf(() => ({
    status,
    headers: { location: '/elsewhere', 'retry-after': '7' },
    body: status === 204 ? '' : 'sk-secret one',
  }))
  expect(error).toMatchObject({ failure, ...(failure === 'busy' ? { retryAfterMs: 7_000 } : {}) })
  expect(JSON.stringify(error) + error.message + error.stack).not.toMatch(/sk-secret|one/)
  expect(asked.at(-1)?.path).toBe('/v1/embeddings')
})

it('says that nobody was there, or that it took too long', async () => {
  const nobody = createEmbeddings({ endpoint: 'http://127.0.0.1:1/embeddings', model: 'small', apiKey: undefined })
  await expect(nobody.embed(['one'], signal)).rejects.toMatchObject({ failure: 'unreached', detail: 'was not reached' })
  await expect(client().embed(['one'], AbortSignal.abort())).rejects.toMatchObject({ detail: 'took too long' })
})
