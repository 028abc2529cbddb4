import { expect, it } from 'vitest'
import { createLogger } from '../../../logging/logger.ts'
import { EmbeddingsError } from './embeddings-error.ts'
import { createQuestionVectors } from './question-vectors.ts'
import { type Vector, toUnit } from './vector.ts'

const logger = createLogger('silent')
const VECTOR = toUnit([3, 4])
type Answer = (texts: readonly string[]) => Promise<Vector[]>

/** Vectors of questions, with an endpoint and a clock that the test moves. */
function stage(first: Answer, waitMs = 20_000) {
  const asked: string[][] = []
  const state = { answer: first, now: 0 }
  const vectors = createQuestionVectors({
    embeddings: {
      embed(texts) {
        asked.push([...texts])
        return state.answer(texts)
      },
    },
    logger,
    waitMs,
    now: () => state.now,
  })
  return { state, asked, vectors, read: (text: string, organisation = 'one') => vectors.read(organisation, [text], 2) }
}

const answers: Answer = async (texts) => texts.map(() => VECTOR)
const fails: Answer = async () => {
  throw new EmbeddingsError('busy', 'answered with status 503')
}
const never: Answer = () => new Promise(() => {})

it('asks for a question once, and anew for another organisation', async () => {
  const { asked, read, vectors } = stage(answers)
  expect(await read('uptime')).toEqual([VECTOR])
  expect(await read('uptime')).toEqual([VECTOR])
  await Promise.all([read('same time'), read('same time')])
  expect(asked).toEqual([['uptime'], ['same time']])
  await read('uptime', 'two')
  expect(asked).toHaveLength(3)
  await vectors.read('one', ['uptime', 'new', 'new'], 2)
  expect(asked.at(-1)).toEqual(['new'])
})

it('keeps the latest two thousand', async () => {
  const { asked, read } = stage(answers)
  await read('first')
  await read('second')
  for (let at = 0; at < 1_999; at += 1) {
    await read(`question ${at}`)
    if (at === 1_000) await read('second')
  }
  asked.length = 0
  await read('second')
  expect(asked).toEqual([])
  await read('first')
  expect(asked).toEqual([['first']])
})

it('asks nobody for a while after three failures, then lets one question try, and longer after that', async () => {
  const { state, asked, read } = stage(fails)
  for (const text of ['a', 'b', 'c', 'd', 'e']) expect(await read(text)).toEqual([undefined])
  expect(asked).toEqual([['a'], ['b'], ['c']])
  state.now = 2_001
  await Promise.all([read('f'), read('g')])
  expect(asked.slice(3)).toEqual([['f']])
  state.now += 3_999
  await read('h')
  expect(asked).toHaveLength(4)
  state.answer = answers
  state.now += 2
  expect(await read('i')).toEqual([VECTOR])
  expect(await read('j')).toEqual([VECTOR])
})

it('pauses no longer for many failures at the same time than for three', async () => {
  const { state, asked, read } = stage(fails)
  await Promise.all(Array.from({ length: 10 }, (_, at) => read(`question ${at}`)))
  expect(asked).toHaveLength(10)
  state.now = 2_001
  await read('later')
  expect(asked).toHaveLength(11)
})

it('goes without the vector that comes too late, does not wait at all after three, and has it the next time', async () => {
  const gates: (() => void)[] = []
  const { asked, read, vectors } = stage(
    (texts) => new Promise((resolve) => gates.push(() => resolve(texts.map(() => VECTOR)))),
    1,
  )
  for (const text of ['a', 'b', 'c', 'd']) expect(await read(text)).toEqual([undefined])
  expect(asked).toHaveLength(3)
  for (const open of gates) open()
  await vectors[Symbol.asyncDispose]()
  expect(await read('b')).toEqual([VECTOR])
})

it('keeps nothing of another dimension than the model has', async () => {
  const { read } = stage(async () => [toUnit([1, 2, 3])])
  expect(await read('a')).toEqual([undefined])
})

it('has no more than so many requests under way', async () => {
  const { asked, vectors } = stage(never, 1)
  await Promise.all(Array.from({ length: 40 }, (_, at) => vectors.read('one', [`question ${at}`], 2)))
  expect(asked).toHaveLength(16)
})
