import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { Button } from '../Button/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { showToast, TOAST_DURATION_MS, toastQueue } from './toast-queue.ts'

const texts = () => [...document.querySelectorAll('[role="alertdialog"]')].map((toast) => toast.textContent)

describe('showToast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    mount(<ToastRegion />)
  })
  afterEach(() => {
    toastQueue.clear()
    vi.useRealTimers()
  })

  it('shows a message for three seconds', async () => {
    showToast({ message: 'Saved' })
    await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 1)
    expect(texts()).toEqual(['Saved'])
    await vi.advanceTimersByTimeAsync(1)
    expect(texts()).toEqual([])
  })

  it('waits while it is pointed at', async () => {
    showToast({ message: 'Saved' })
    await vi.advanceTimersByTimeAsync(10)
    const region = page.getByRole('region', { name: /Messages/ }).element()
    region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    region.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS * 3)
    expect(texts()).toEqual(['Saved'])
  })

  it('acts once and goes', async () => {
    const onPress = vi.fn<() => void>()
    showToast({ message: 'Dele is a Member now', action: { label: 'Undo', onPress } })
    await vi.advanceTimersByTimeAsync(10)
    ;(page.getByRole('button', { name: 'Undo' }).element() as HTMLElement).click()
    await vi.advanceTimersByTimeAsync(10)
    expect(onPress).toHaveBeenCalledOnce()
    expect(texts()).toEqual([])
  })

  it('waits while the keyboard is in it', async () => {
    showToast({ message: 'Dele is a Member now', action: { label: 'Undo', onPress: () => {} } })
    await vi.advanceTimersByTimeAsync(10)
    ;(page.getByRole('button', { name: 'Undo' }).element() as HTMLElement).focus()
    await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS * 3)
    expect(texts()).toEqual(['Dele is a Member nowUndo'])
  })

  it('shows three at once, and the others when there is room', async () => {
    for (const message of ['one', 'two', 'three', 'four']) showToast({ message })
    await vi.advanceTimersByTimeAsync(10)
    expect(texts()).toHaveLength(3)
    expect(texts()).toContain('four')
  })

  it('lies above an action bar, and beside a side list', async () => {
    document.documentElement.style.setProperty('--uk-side-list', '224px')
    try {
      mount(
        <div style={{ position: 'fixed', insetInline: 0, bottom: 24 }}>
          <ActionBar label="2 selected" title="2 selected">
            <Button>Write to each</Button>
          </ActionBar>
        </div>,
      )
      showToast({ message: 'Saved' })
      await vi.advanceTimersByTimeAsync(10)
      const toast = page.getByRole('alertdialog').element().getBoundingClientRect()
      const bar = page.getByRole('region', { name: '2 selected' }).element().getBoundingClientRect()
      expect(toast.bottom).toBeLessThan(bar.top)
      expect(toast.left).toBe(248)
    } finally {
      document.documentElement.style.removeProperty('--uk-side-list')
    }
  })

  it('breaks a long word instead of widening the page', async () => {
    showToast({ message: 'Seilbahnüberwachungsaufgabenübertragungsgesetzesänderungsentwurf'.repeat(3) })
    await vi.advanceTimersByTimeAsync(10)
    const { left, right } = page.getByRole('alertdialog').element().getBoundingClientRect()
    expect(right - left).toBeLessThanOrEqual(480)
  })
})
