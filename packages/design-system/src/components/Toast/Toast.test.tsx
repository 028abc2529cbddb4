import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
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
})
