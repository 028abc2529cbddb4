import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

it('gives each key its slots, and one again when one comes back', async () => {
  const slots = createSlots(2, 'Too many at once')
  const [first, second, third] = [1, 2, 3].map(() => Promise.withResolvers<string>())
  const answers = [slots.run('ada', () => first!.promise), slots.run('ada', () => second!.promise)]
  await expect(slots.run('ada', async () => 'no')).rejects.toMatchObject({ code: 'too-many', retryAfterS: 1 })
  expect(await slots.run('ben', async () => 'yes')).toBe('yes')
  first!.reject(new Error('failed'))
  await expect(answers[0]).rejects.toThrow('failed')
  const late = slots.run('ada', () => third!.promise)
  await expect(slots.run('ada', async () => 'no')).rejects.toThrow('Too many at once')
  second!.resolve('second')
  third!.resolve('third')
  expect(await Promise.all([answers[1], late])).toEqual(['second', 'third'])
})

it('lets so many wait for their turn, in their order, and nobody of another key', async () => {
  const slots = createSlots(1, 'Too many at once', 2)
  const [first, second] = [1, 2].map(() => Promise.withResolvers<string>())
  const done: string[] = []
  const run = (key: string, name: string, work: Promise<string>) =>
    slots.run(key, () => work.then(() => void done.push(name)))
  const answers = [
    run('ada', 'first', first!.promise),
    run('ada', 'second', second!.promise),
    run('ada', 'third', Promise.resolve('')),
  ]
  await expect(run('ada', 'fourth', Promise.resolve(''))).rejects.toMatchObject({ code: 'too-many', retryAfterS: 1 })
  await run('ben', 'another', Promise.resolve(''))
  expect(done).toEqual(['another'])
  first!.reject(new Error('failed'))
  await expect(answers[0]).rejects.toThrow('failed')
  second!.resolve('')
  await Promise.all(answers.slice(1))
  expect(done).toEqual(['another', 'second', 'third'])
  await run('ada', 'later', Promise.resolve(''))
})
