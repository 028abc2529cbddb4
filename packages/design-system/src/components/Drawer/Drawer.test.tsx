import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

function Opening({ children, ...props }: Partial<DrawerProps>): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Menu</Button>
      <Drawer open={open} onClose={() => setOpen(false)} label="Places" {...props}>
        {children ?? <Button>Home</Button>}
      </Drawer>
    </>
  )
}
const drawer = page.getByRole('dialog', { name: 'Places' })
const openIt = () => page.getByRole('button', { name: 'Menu' }).click()

describe('Drawer', () => {
  afterEach(() => page.viewport(1280, 900))

  it('has a cross that closes it, and gives the focus back', async () => {
    mount(<Opening />)
    await openIt()
    await expect.element(drawer).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('goes with Escape', async () => {
    mount(<Opening />)
    await openIt()
    await expect.element(drawer).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
  })

  it('leaves a strip of the page free on a phone, from either side', async () => {
    await page.viewport(390, 800)
    mount(<Opening side="end" />)
    await openIt()
    await expect.element(drawer).toBeVisible()
    const { left, right, top, bottom } = drawer.element().getBoundingClientRect()
    expect([left, right, top, bottom]).toEqual([56, 390, 0, 800])
  })

  it('keeps its cross in sight and in reach of a finger while its content scrolls', async () => {
    await page.viewport(390, 800)
    mount(
      <Opening>
        <p style={{ height: 2400 }}>Long</p>
      </Opening>,
    )
    await openIt()
    await expect.element(drawer).toBeVisible()
    const scroller = drawer.element().parentElement as HTMLElement
    scroller.scrollTop = 1200
    expect(scroller.scrollTop).toBe(1200)
    const cross = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(cross.top).toBeGreaterThanOrEqual(0)
    expect(cross.bottom).toBeLessThan(80)
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})
