import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const openAt = async (style: React.CSSProperties) => {
  mount(
    <div style={{ position: 'fixed', ...style }}>
      <Popover trigger={<Button>More</Button>} title="What is measured">
        <p style={{ height: 160 }}>Sums of five people and more.</p>
      </Popover>
    </div>,
  )
  const button = page.getByRole('button', { name: 'More' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'What is measured' })
  await expect.element(dialog).toBeVisible()
  return { popover: dialog.element().getBoundingClientRect(), trigger: button.element().getBoundingClientRect() }
}

describe('Popover', () => {
  it('opens with the keyboard, keeps the focus inside, and gives it back with Escape', async () => {
    mount(
      <Popover trigger={<Button>Columns</Button>} label="Columns">
        <Button>Done</Button>
      </Popover>,
    )
    page.getByRole('button', { name: 'Columns' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus()
  })

  it('closes by what its content is given', async () => {
    mount(
      <Popover trigger={<Button>Columns</Button>} label="Columns">
        {(close) => <Button onPress={close}>Done</Button>}
      </Popover>,
    )
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('opens below its trigger while there is room', async () => {
    const { popover, trigger } = await openAt({ left: 100, top: 100 })
    expect(popover.top).toBeGreaterThanOrEqual(trigger.bottom)
    expect(Math.abs(popover.left - trigger.left)).toBeLessThan(4)
  })

  it('takes the other side at the bottom edge and stays inside at the right edge', async () => {
    const { popover, trigger } = await openAt({ right: 4, bottom: 4 })
    expect(popover.bottom).toBeLessThanOrEqual(trigger.top)
    expect(popover.right).toBeLessThanOrEqual(window.innerWidth)
  })
})
