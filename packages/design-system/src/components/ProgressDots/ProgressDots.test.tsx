import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { ProgressDots } from './ProgressDots.tsx'

describe('ProgressDots', () => {
  it.each([
    [0, 'Step 1 of 3'],
    [1, 'Step 2 of 3'],
    [3, 'Step 3 of 3'],
  ])('says at %i: %s', async (current, words) => {
    mount(<ProgressDots count={3} current={current} />)
    await expect.element(page.getByRole('img', { name: words })).toBeVisible()
  })

  it('checks what lies behind', () => {
    const { element } = mount(<ProgressDots count={3} current={2} />)
    expect(element.querySelectorAll('g > path')).toHaveLength(2)
  })

  it('stands in the middle of its arc when it is the only step', () => {
    const { element } = mount(<ProgressDots count={1} current={0} />)
    expect(element.querySelector('circle')?.getAttribute('cx')).toBe('60')
  })
})
