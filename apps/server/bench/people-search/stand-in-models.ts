import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SKILLS } from '@umkreis/people-search'
import type { EmbeddingsConfig } from '../../src/config/embeddings.ts'
import { TOPICS } from './topics.ts'

/**
 * A stand-in for a model, where none can be had: it knows which texts of the set are about the same, as well as told.
 * What it says of a real model is how the ways to use one bear with a good, a middling and a bad one, and nothing else.
 */
export interface StandInModel extends AsyncDisposable {
  config: EmbeddingsConfig
}

const DIMENSIONS = 256
const WORDS = /\p{L}+/gu

/** Starts one. @param knowledge From 0, which knows letters alone, to 1, which is never wrong. */
export async function startStandInModel(knowledge: number): Promise<StandInModel> {
  const meanings = readMeanings()
  const vectors = new Map<string, readonly number[]>()
  const embed = (text: string) => {
    const known = vectors.get(text) ?? vectorOf(text, knowledge, meanings)
    vectors.set(text, known)
    return known
  }
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { input } = JSON.parse(Buffer.concat(parts).toString()) as { input: string[] }
      answer.writeHead(200, { 'content-type': 'application/json' })
      answer.end(JSON.stringify({ data: input.map((text, index) => ({ index, embedding: embed(text) })) }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    config: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`,
      model: `stand-in-${knowledge}`,
      apiKey: undefined,
      questionWaitMs: 20_000,
      answerTimeoutMs: 20_000,
      retriesMs: [1_000],
      usesPgvector: true,
      maxVectorBytes: 64 * 1024 * 1024,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}

/** What each text of the set, and each name of a skill, is about. */
function readMeanings(): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>()
  for (const { id, names } of SKILLS) for (const name of names) meanings.set(keyOf(name), id)
  for (const { id, de, en, asks } of TOPICS) {
    const voices = [de, en].flatMap(({ job, says, tags }) => [job, ...says, ...tags])
    for (const text of [...voices, ...Object.values(asks).flat()]) meanings.set(keyOf(text), id)
  }
  return meanings
}

function keyOf(text: string): string {
  return (text.toLowerCase().match(WORDS) ?? []).join(' ')
}

/** What a text is about, what it is written with, and chance: the same in each run. */
function vectorOf(text: string, knowledge: number, meanings: ReadonlyMap<string, string>): number[] {
  const key = keyOf(text)
  const vector = Array.from({ length: DIMENSIONS }, () => 0.3)
  add(vector, `about ${meanings.get(key) ?? key}`, knowledge)
  const pieces = Array.from({ length: Math.max(1, key.length - 2) }, (_, at) => key.slice(at, at + 3))
  for (const piece of pieces) add(vector, `letters ${piece}`, (1 - knowledge) / Math.sqrt(pieces.length))
  add(vector, `chance ${text}`, 0.4)
  return vector
}

function add(vector: number[], seed: string, weight: number): void {
  const bytes = [0, 1, 2, 3].flatMap((part) => [...createHash('sha512').update(`${part} ${seed}`).digest()])
  for (let at = 0; at < DIMENSIONS; at += 1) vector[at] = (vector[at] ?? 0) + weight * ((bytes[at] ?? 0) / 128 - 1)
}
