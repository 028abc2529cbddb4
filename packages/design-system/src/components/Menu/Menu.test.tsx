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
})
