import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Skeleton } from './Skeleton.tsx'

describe('Skeleton', () => {
  it('is not seen for the first 300 ms, but said at once', async () => {
    mount(<Skeleton label="Loading people" />)
    const status = page.getByRole('status')
    await expect.element(status).toHaveTextContent('Loading people')
    const [animation] = status.element().getAnimations()
    animation?.pause()
    const opacityAt = (ms: number) => {
      if (animation) animation.currentTime = ms
      return getComputedStyle(status.element()).opacity
    }
    expect(opacityAt(300)).toBe('0')
    expect(Number(opacityAt(350))).toBeGreaterThan(0)
    expect(opacityAt(400)).toBe('1')
  })
})
