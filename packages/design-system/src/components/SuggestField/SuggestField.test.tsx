import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations, mount } from '../../testing/index.ts'
import { SuggestField } from './SuggestField.tsx'

const SUGGESTIONS = [
  { id: 'a', label: 'Softwareentwicklerin', detail: '7 people here' },
  { id: 'b', label: 'Software engineer' },
]

function Position({ onSubmit = () => undefined }: { onSubmit?: () => void }): ReactNode {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SuggestField
        label="Position"
        value={value}
        onChange={setValue}
        suggestions={value.startsWith('S') ? SUGGESTIONS : []}
      />
      <button type="submit">Next</button>
    </form>
  )
}

const field = () => page.getByRole('combobox', { name: 'Position' })

describe('SuggestField', () => {
  it('offers what fits while one types, and says how much', async () => {
    mount(<Position />)
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field().element(), 'Soft')
    await expect.element(page.getByRole('option', { name: /Softwareentwicklerin/ })).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions')
    expect(await findViolations()).toEqual([])
  })

  it('takes the one reached with the arrow keys, and sends no form for it', async () => {
    const onSubmit = vi.fn<() => void>()
    mount(<Position onSubmit={onSubmit} />)
    await userEvent.type(field().element(), 'Soft{ArrowDown}{ArrowDown}')
    const reached = page.getByRole('option', { name: 'Software engineer' })
    await expect.element(reached).toHaveAttribute('aria-selected', 'true')
    await expect.element(field()).toHaveAttribute('aria-activedescendant', reached.element().id)
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('Software engineer')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('takes the one that is pressed, and keeps the focus', async () => {
    mount(<Position />)
    await userEvent.type(field().element(), 'Soft')
    await page.getByRole('option', { name: /Softwareentwicklerin/ }).click()
    await expect.element(field()).toHaveValue('Softwareentwicklerin')
    await expect.element(field()).toHaveFocus()
  })

  it('leaves what is typed as it is, with Tab, Enter and Escape', async () => {
    const onSubmit = vi.fn<() => void>()
    mount(<Position onSubmit={onSubmit} />)
    await userEvent.type(field().element(), 'Soft{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.type(field().element(), 'w')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('Softw')
    await userEvent.type(field().element(), 'o{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    await expect.element(field()).toHaveValue('Softwo')
  })
})
