import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { COPIED_DURATION_MS, CopyField } from './CopyField.tsx'

const LINK = 'https://lindwerk.example/join/7fK2'
const field = () => page.getByRole('textbox', { name: 'Invitation link' }).element() as HTMLInputElement
const button = () => page.getByRole('button')

describe('CopyField', () => {
  let taken: string[] = []
  let refuse = false
  beforeEach(() => {
    taken = []
    refuse = false
    const writeText = async (text: string) => {
      if (refuse) throw new DOMException('No', 'NotAllowedError')
      taken.push(text)
    }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('shows its value, which nobody can change', async () => {
    mount(<CopyField label="Invitation link" value={LINK} hint="For everybody" />)
    await expect.element(page.getByRole('textbox')).toHaveValue(LINK)
    await expect.element(page.getByRole('textbox')).toHaveAttribute('readonly')
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('For everybody')
  })

  it('copies with the keyboard and says so', async () => {
    const onCopy = vi.fn<(outcome: string) => void>()
    mount(<CopyField label="Invitation link" value={LINK} onCopy={onCopy} />)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
    expect(taken).toEqual([LINK])
    expect(onCopy).toHaveBeenCalledWith('copied')
    await expect.element(button()).toHaveTextContent('Copied')
  })

  it('offers to copy again after a while', async () => {
    vi.useFakeTimers()
    mount(<CopyField label="Invitation link" value={LINK} />)
    ;(button().element() as HTMLElement).click()
    await vi.advanceTimersByTimeAsync(10)
    expect(button().element().textContent).toBe('Copied')
    await vi.advanceTimersByTimeAsync(COPIED_DURATION_MS)
    await vi.advanceTimersByTimeAsync(10)
    expect(button().element().textContent).toBe('Copy')
  })

  it('does not claim that another value was copied', async () => {
    const { update } = mount(<CopyField label="Invitation link" value={LINK} />)
    await button().click()
    await expect.element(button()).toHaveTextContent('Copied')
    update(<CopyField label="Invitation link" value="https://lindwerk.example/join/other" />)
    await expect.element(button()).toHaveTextContent('Copy')
  })

  it('selects the text and says so where the browser refuses', async () => {
    refuse = true
    mount(<CopyField label="Invitation link" value={LINK} hint="For everybody" />)
    await button().click()
    await expect.poll(() => page.getByRole('status').element().textContent).toContain('refused to copy')
    expect(document.activeElement).toBe(field())
    expect(field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)).toBe(LINK)
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(/refused to copy/)
  })
})
