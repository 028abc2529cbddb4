import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { encodeAvatar } from './pictures.ts'

afterEach(() => void sharp.queue.removeAllListeners())

it('works on one picture at a time, and goes on after one that is none', async () => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff7941' } })
    .png()
    .toBuffer()
  let most = 0
  sharp.queue.on('change', (count) => (most = Math.max(most, Number(count))))
  const outcomes = await Promise.allSettled([png, png, png.subarray(0, 60), png, png].map(encodeAvatar))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
})
