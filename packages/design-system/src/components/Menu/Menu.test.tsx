import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from './Menu.tsx'

describe('Menu', () => {
  it('opens with the keyboard, walks with the arrows and acts with Enter', async () => {
    const onAction = vi.fn<() => void>()
    mount(
      <Menu label="Karim" trigger={<Button>More</Button>}>
        <MenuItem>Profile</MenuItem>
        <MenuItem onAction={onAction} shortcut="C">
          Compare with me
        </MenuItem>
      </Menu>,
    )
    page.getByRole('button', { name: 'More' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu', { name: 'Karim' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Compare with me', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onAction).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  })

  it('checks the chosen one and hands on another', async () => {
    const onSelect = vi.fn<(id: string) => void>()
    mount(
      <Menu label="Role" trigger={<Button>Member</Button>} selected="member" onSelect={onSelect}>
        <MenuItem id="administrator">Administrator</MenuItem>
        <MenuItem id="member">Member</MenuItem>
      </Menu>,
    )
    await page.getByRole('button', { name: 'Member' }).click()
    await expect.element(page.getByRole('menuitemradio', { name: 'Member' })).toHaveAttribute('aria-checked', 'true')
    await page.getByRole('menuitemradio', { name: 'Administrator' }).click()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('administrator')
  })

  const openAt = async (style: React.CSSProperties) => {
    mount(
      <div style={{ position: 'fixed', ...style }}>
        <Menu label="Karim" trigger={<Button>More</Button>}>
          <MenuItem>Profile</MenuItem>
          <MenuItem>Compare with me</MenuItem>
        </Menu>
      </div>,
    )
    const trigger = page.getByRole('button', { name: 'More' })
    await trigger.click()
    await expect.element(page.getByRole('menu', { name: 'Karim' })).toBeVisible()
    const menu = page.getByRole('menu').element().getBoundingClientRect()
    return { menu, trigger: (trigger.element() as HTMLElement).getBoundingClientRect() }
  }

  it('opens below while 320 px remain there', async () => {
    const { menu, trigger } = await openAt({ left: 40, bottom: 320 })
    expect(menu.top).toBeGreaterThanOrEqual(trigger.bottom)
    expect(Math.abs(menu.left - trigger.left)).toBeLessThan(8)
  })

  it('opens upwards when less than 320 px remain below, though it would fit there', async () => {
    const { menu, trigger } = await openAt({ left: 40, bottom: 319 })
    expect(menu.bottom).toBeLessThanOrEqual(trigger.top)
  })

  it('opens from its right edge to the left when the width is under 300', async () => {
    const { menu, trigger } = await openAt({ left: window.innerWidth - 299, top: 40 })
    expect(Math.abs(menu.right - trigger.right)).toBeLessThan(8)
    expect(menu.left).toBeLessThan(trigger.left)
  })

  it('opens to the right while the width is 300', async () => {
    const { menu, trigger } = await openAt({ left: window.innerWidth - 300, top: 40 })
    expect(Math.abs(menu.left - trigger.left)).toBeLessThan(8)
  })
})
