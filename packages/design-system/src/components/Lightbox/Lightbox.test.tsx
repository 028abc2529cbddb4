import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Lightbox } from './Lightbox.tsx'

const NAMES = ['One', 'Two', 'Three']

function Turning(): ReactNode {
  const [index, setIndex] = useState(1)
  const [open, setOpen] = useState(true)
  return (
    <Lightbox
      open={open}
      onClose={() => setOpen(false)}
      title={NAMES[index]}
      position={`${index + 1} of 3`}
      onPrevious={index > 0 ? () => setIndex(index - 1) : undefined}
      onNext={index < 2 ? () => setIndex(index + 1) : undefined}
    >
      <div data-testid="stage" style={{ width: '100%', height: '300px' }} />
    </Lightbox>
  )
}

const named = (name: string) => page.getByRole('dialog', { name })

describe('Lightbox', () => {
  it('turns with the arrow keys, up to the last one, and says where one is', async () => {
    mount(<Turning />)
    await expect.element(named('Two')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(named('Three')).toBeVisible()
    await expect.element(page.getByText('3 of 3')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(named('Three')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(named('One')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
  })

  it('turns with its buttons and closes with Escape', async () => {
    mount(<Turning />)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(named('Three')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('turns with a swipe to the side, and with no other', async () => {
    mount(<Turning />)
    await expect.element(named('Two')).toBeVisible()
    const swipe = (x: number, y: number) => {
      const stage = page.getByTestId('stage').element()
      const at = { pointerType: 'touch', bubbles: true }
      stage.dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: 200, clientY: 200 }))
      stage.dispatchEvent(new PointerEvent('pointerup', { ...at, clientX: 200 + x, clientY: 200 + y }))
    }
    swipe(30, 0)
    swipe(80, 120)
    await expect.element(named('Two')).toBeVisible()
    swipe(-120, 10)
    await expect.element(named('Three')).toBeVisible()
  })
})
