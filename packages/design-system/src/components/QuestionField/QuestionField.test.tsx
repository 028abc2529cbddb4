import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations, mount } from '../../testing/index.ts'
import { QuestionField } from './QuestionField.tsx'
import type { QuestionSuggestion } from './SuggestionPanel.tsx'

const SUGGESTIONS = [
  { id: 'pt', label: 'Portuguese', kind: 'language' },
  { id: 'porto', label: 'Porto', kind: 'city' },
]

function setUp(): { onSubmit: () => void; onPick: (suggestion: QuestionSuggestion) => void } {
  const calls = { onSubmit: vi.fn<() => void>(), onPick: vi.fn<(suggestion: QuestionSuggestion) => void>() }
  function Asking(): ReactNode {
    const [value, setValue] = useState('')
    return (
      <QuestionField
        label="Question"
        value={value}
        onChange={setValue}
        suggestions={value ? SUGGESTIONS : []}
        {...calls}
      />
    )
  }
  mount(<Asking />)
  return calls
}

const field = () => page.getByRole('combobox', { name: 'Question' })

describe('QuestionField', () => {
  it('asks with Enter when no suggestion was reached', async () => {
    const { onSubmit, onPick } = setUp()
    await userEvent.type(field().element(), 'por{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('takes the first suggestion with Tab', async () => {
    const { onPick } = setUp()
    await userEvent.type(field().element(), 'por{Tab}')
    expect(onPick).toHaveBeenCalledWith(SUGGESTIONS[0])
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('takes the suggestion reached with the arrow keys', async () => {
    const { onPick, onSubmit } = setUp()
    await userEvent.type(field().element(), 'por{ArrowDown}{ArrowDown}')
    const reached = page.getByRole('option', { name: /Porto/ })
    await expect.element(reached).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).toHaveAttribute('aria-activedescendant', reached.element().id)
    await userEvent.keyboard('{Enter}')
    expect(onPick).toHaveBeenCalledWith(SUGGESTIONS[1])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('closes the list with Escape, and Tab moves on then', async () => {
    const { onPick } = setUp()
    await userEvent.type(field().element(), 'por{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.tab()
    expect(onPick).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Search' })).toHaveFocus()
  })

  it('takes a suggestion that is pressed', async () => {
    const { onPick } = setUp()
    await userEvent.type(field().element(), 'por')
    await page.getByRole('option', { name: /Porto/ }).click()
    expect(onPick).toHaveBeenCalledWith(SUGGESTIONS[1])
  })

  it('is the same combobox on phones, where it grows', async () => {
    await page.viewport(390, 844)
    try {
      const { onPick } = setUp()
      const words = page.getByRole('textbox', { name: 'Question' })
      expect(words.element().tagName).toBe('TEXTAREA')
      await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
      await userEvent.type(words.element(), 'por{ArrowDown}')
      await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
      await expect.element(field()).toHaveAttribute('aria-controls', page.getByRole('listbox').element().id)
      const reached = page.getByRole('option', { name: /Portuguese/ }).element()
      await expect.element(words).toHaveAttribute('aria-activedescendant', reached.id)
      await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions')
      expect(await findViolations()).toEqual([])
      await userEvent.keyboard('{Enter}')
      expect(onPick).toHaveBeenCalledWith(SUGGESTIONS[0])
    } finally {
      await page.viewport(1280, 900)
    }
  })
})
