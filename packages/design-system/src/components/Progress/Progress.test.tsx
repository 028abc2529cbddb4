import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Progress } from './Progress.tsx'

const bar = () => page.getByRole('progressbar', { name: 'Sending' })

describe('Progress', () => {
  it('says how far it has come, in words where it has some', async () => {
    const { update } = mount(<Progress label="Sending" value={9} max={18} />)
    await expect.element(bar()).toHaveAttribute('value', '9')
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '50%')
    update(<Progress label="Sending" value={9} max={18} valueText="9 of 18" />)
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '9 of 18')
    await expect.element(page.getByText('9 of 18')).toBeVisible()
  })

  it('draws its share, and never more than the whole', () => {
    const { update } = mount(<Progress label="Sending" value={25} />)
    const share = () => {
      const track = bar().element().parentElement?.nextElementSibling?.nextElementSibling as HTMLElement
      return (track.firstElementChild as HTMLElement).offsetWidth / track.offsetWidth
    }
    expect(share()).toBeCloseTo(0.25, 2)
    update(<Progress label="Sending" value={900} />)
    expect(share()).toBe(1)
  })

  it('has no value while nobody knows how long it takes', async () => {
    mount(<Progress label="Sending" />)
    await expect.element(bar()).not.toHaveAttribute('value')
  })

  it('is named by its label also where the label is not shown', async () => {
    mount(<Progress label="Sending" value={1} look="thin" />)
    await expect.element(bar()).toBeInTheDocument()
    await expect.element(page.getByText('Sending')).not.toBeInTheDocument()
  })
})
