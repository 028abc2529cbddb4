import { useState, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Button } from '../Button/Button.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { Dialog } from './Dialog.tsx'

function Opening(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>New group</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Create group">
        <Button>Inside</Button>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('holds the focus while open and gives it back with Escape', async () => {
    mount(<Opening />)
    await page.getByRole('button', { name: 'New group' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Create group' })).toBeVisible()
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'New group' })).toHaveFocus()
  })

  it('closes with its cross', async () => {
    mount(<Opening />)
    await page.getByRole('button', { name: 'New group' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('Dialog on a phone', () => {
  afterEach(() => page.viewport(1280, 900))

  const openLong = async () => {
    await page.viewport(390, 700)
    mount(
      <Dialog open onClose={() => {}} title="Seilbahnüberwachungsaufgabenübertragung" actions={<Button>Save</Button>}>
        <p style={{ height: 2000 }}>Long</p>
      </Dialog>,
    )
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    return dialog.element() as HTMLElement
  }

  it('is a sheet from below over the whole width, round only at the top', async () => {
    const dialog = await openLong()
    const sheet = dialog.parentElement as HTMLElement
    const { left, right, bottom, top } = sheet.getBoundingClientRect()
    expect([left, right, bottom]).toEqual([0, 390, 700])
    expect(top).toBeGreaterThanOrEqual(24)
    const { borderTopLeftRadius, borderTopRightRadius, borderBottomLeftRadius } = getComputedStyle(sheet)
    expect([borderTopLeftRadius, borderTopRightRadius, borderBottomLeftRadius]).toEqual(['28px', '28px', '0px'])
  })

  it('scrolls inside, with its cross and its buttons in sight all the way', async () => {
    const dialog = await openLong()
    for (const scrollTop of [0, 700, 5000]) {
      dialog.scrollTop = scrollTop
      for (const name of ['Close', 'Save']) {
        const { top, bottom } = page.getByRole('button', { name }).element().getBoundingClientRect()
        expect(top, `${name} at ${scrollTop}`).toBeGreaterThanOrEqual(24)
        expect(bottom, `${name} at ${scrollTop}`).toBeLessThanOrEqual(700)
      }
    }
    expect(document.documentElement.scrollTop).toBe(0)
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

describe('AlertDialog', () => {
  it('confirms only with its verb', async () => {
    const calls = { onConfirm: vi.fn<() => void>(), onCancel: vi.fn<() => void>() }
    mount(
      <AlertDialog
        open
        title="Delete this profile?"
        message="It cannot be brought back."
        confirmLabel="Delete profile"
        {...calls}
      />,
    )
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(calls.onConfirm).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Delete profile' }).click()
    expect(calls.onConfirm).toHaveBeenCalledOnce()
    expect(calls.onCancel).toHaveBeenCalledOnce()
  })
})
