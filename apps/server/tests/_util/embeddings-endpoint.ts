import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EmbeddingsConfig } from '../../src/config/embeddings.ts'

/** What the endpoint was asked. */
export interface EmbeddingsRequest {
  headers: IncomingHttpHeaders
  model: string
  texts: string[]
}

export interface EmbeddingsReply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** An OpenAI-compatible endpoint whose model knows a few things that mean the same. */
export interface EmbeddingsEndpoint extends AsyncDisposable {
  url: string
  requests: EmbeddingsRequest[]
  /** Every text that was asked for, but those the model is learnt by. */
  texts(): string[]
  /** Numbers of a vector. */
  dimensions: number
  /** What it answers instead; undefined: the vectors. */
  reply: (texts: readonly string[]) => EmbeddingsReply | undefined | Promise<EmbeddingsReply | undefined>
}

/** Words of one line are one thing to the model, in any language. */
const SENSES = [
  'servers alive uptime site reliability verfügbarkeit betrieb',
  'cook cooks kitchen chef gastronomy küche',
  'shop selling trade einzelhandel',
].map((line) => line.split(' '))
const EMPTY = new Set('people who keep the a an of in near and und is are my i wer runs'.split(' '))

/** Starts an endpoint on a free port of this machine. */
export async function startEmbeddingsEndpoint(): Promise<EmbeddingsEndpoint> {
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const { model, input } = JSON.parse(Buffer.concat(parts).toString()) as { model: string; input: string[] }
      endpoint.requests.push({ headers: request.headers, model, texts: input })
      const reply = (await endpoint.reply(input)) ?? { status: 200, body: vectorsOf(input, endpoint.dimensions) }
      answer.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      answer.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint: EmbeddingsEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    texts: () =>
      endpoint.requests.filter(({ texts }) => texts.length < 64 && !isLearning(texts)).flatMap(({ texts }) => texts),
    dimensions: 96,
    reply: () => undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
  return endpoint
}

/** The settings of a server that asks this endpoint; a question has time enough on any machine. */
export function embeddingsConfig(
  { url }: Pick<EmbeddingsEndpoint, 'url'>,
  changes: Partial<EmbeddingsConfig> = {},
): EmbeddingsConfig {
  return {
    endpoint: `${url}/embeddings`,
    model: 'senses',
    apiKey: 'sk-very-secret',
    questionWaitMs: 20_000,
    answerTimeoutMs: 20_000,
    retriesMs: [20],
    usesPgvector: true,
    maxVectorBytes: 1024 * 1024,
    ...changes,
  }
}

/** The endpoint's answer for texts. */
export function vectorsOf(texts: readonly string[], dimensions: number): unknown {
  return {
    object: 'list',
    data: texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) })),
  }
}

/** Texts with words of the same senses are close; others have nothing to do with each other. */
function vectorOf(text: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (EMPTY.has(word)) continue
    const sense = SENSES.findIndex((words) => words.includes(word))
    const seed = createHash('sha512')
      .update(sense === -1 ? word : `sense ${sense}`)
      .digest()
    for (let at = 0; at < dimensions; at += 1)
      vector[at] =
        (vector[at] ?? 0) +
        (seed[at % seed.length] ?? 0) / 128 -
        1 +
        ((seed[(at * 7 + 3) % seed.length] ?? 0) / 256 - 0.5)
  }
  return vector
}

function isLearning(texts: readonly string[]): boolean {
  return texts.length === 32
}
