import { expect, it } from 'vitest'
import { PushQueue } from './push-queue.ts'

const create = () => new PushQueue<string>({ waiting: 6, waitingOfOne: 4, atOnceOfOne: 2 })
const idle = async () => undefined

it('takes one of each person in turn, in the order of theirs', async () => {
  const queue = create()
  for (const entry of ['a1', 'a2', 'a3', 'b1']) queue.add(entry.slice(0, 1), entry)
  const done: string[] = []
  while (await queue.work(async (entry) => void done.push(entry)));
  expect([done, queue.size]).toEqual([['a1', 'b1', 'a2', 'a3'], 0])
})

it('keeps nobody waiting for what a person’s browsers never answer', async () => {
  const queue = create()
  for (const entry of ['a1', 'a2', 'a3', 'b1']) queue.add(entry.slice(0, 1), entry)
  const never = Promise.withResolvers<void>()
  const begun: string[] = []
  const begin = () =>
    queue.work((entry) => {
      begun.push(entry)
      return entry.startsWith('a') ? never.promise : Promise.resolve()
    })
  const held = [begin(), begin(), begin()]
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  expect(await begin()).toBe(false)
  never.resolve()
  await Promise.all(held)
  expect([await begin(), begun.at(-1)]).toEqual([true, 'a3'])
})

it('goes on after an entry that failed', async () => {
  const queue = create()
  for (const entry of ['a1', 'a2', 'a3']) queue.add('a', entry)
  const fail = () => queue.work(() => Promise.reject(new Error('failed')))
  await expect(Promise.allSettled([fail(), fail()])).resolves.toHaveLength(2)
  expect([await queue.work(idle), await queue.work(idle)]).toEqual([true, false])
})

it('takes so many of one person and of everybody', () => {
  const queue = create()
  expect([1, 2, 3, 4, 5].map((place) => queue.add('a', `a${place}`))).toEqual([true, true, true, true, false])
  expect(['b', 'c', 'd'].map((userId) => queue.add(userId, userId))).toEqual([true, true, false])
  queue.clear()
  expect([queue.size, queue.add('d', 'd')]).toEqual([0, true])
})
