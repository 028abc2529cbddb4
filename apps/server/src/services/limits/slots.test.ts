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
