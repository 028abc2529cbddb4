import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
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
