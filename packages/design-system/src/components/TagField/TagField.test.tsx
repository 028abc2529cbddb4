import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations, mount } from '../../testing/index.ts'
import { TagField } from './TagField.tsx'

function Skills({ max, maxLength }: { max?: number; maxLength?: number }): ReactNode {
  const [tags, setTags] = useState<readonly string[]>(['Roadmaps'])
  return <TagField label="Skills" tags={tags} onChange={setTags} max={max} maxLength={maxLength} />
}

const COMPLETIONS = [
  { id: 'k', label: 'Kubernetes', detail: '12 people here' },
  { id: 'e', label: 'Kubernetes Engine' },
]

function Completed(): ReactNode {
  const [tags, setTags] = useState<readonly string[]>(['Roadmaps'])
  const [typed, setTyped] = useState('')
  const suggestions = typed.toLowerCase().startsWith('ku') ? COMPLETIONS : []
  return <TagField label="Skills" tags={tags} onChange={setTags} onText={setTyped} suggestions={suggestions} />
}

const tags = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
const field = () => page.getByRole('textbox', { name: 'Skills' })

describe('TagField', () => {
  it('adds a word with Enter, a comma and the button', async () => {
    mount(<Skills />)
    await userEvent.type(field().element(), 'Pricing{Enter}HMI,Figma')
    await page.getByRole('button', { name: 'Add' }).click()
    expect(tags()).toEqual(['Roadmaps', 'Pricing', 'HMI', 'Figma'])
  })

  it('merges the same word in another spelling and says so, until one types on', async () => {
    mount(<Skills />)
    await userEvent.type(field().element(), 'roadMAPS{Enter}')
    expect(tags()).toEqual(['Roadmaps'])
    await expect.element(page.getByRole('status')).toHaveTextContent('Roadmaps is already there')
    await userEvent.keyboard('P')
    await expect.poll(() => page.getByRole('status').element().textContent).toBe('')
  })

  it('takes a pasted list, line by line', async () => {
    mount(<Skills />)
    await field().click()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Pricing\nHMI\nroadmaps')
    field()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    await expect.poll(tags).toEqual(['Roadmaps', 'Pricing', 'HMI'])
    await expect.element(page.getByRole('status')).toHaveTextContent('Roadmaps is already there')
  })

  it('says by how many characters a word is too long, and keeps it until it is mended', async () => {
    mount(<Skills maxLength={5} />)
    await userEvent.type(field().element(), 'Prices')
    await expect.element(page.getByRole('status')).toHaveTextContent('1 character too long')
    await userEvent.keyboard('s{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('2 characters too long')
    expect(tags()).toEqual(['Roadmaps'])
    await expect.element(field()).toHaveValue('Pricess')
    await userEvent.keyboard('{Backspace}{Backspace}{Enter}')
    await expect.poll(tags).toEqual(['Roadmaps', 'Price'])
  })

  it('takes words back with the keyboard alone', async () => {
    mount(<Skills />)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Remove Roadmaps' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(tags()).toEqual([])
    await expect.element(field()).toHaveFocus()
  })

  it('takes a word back with its cross, and the last one with Backspace', async () => {
    mount(<Skills />)
    await userEvent.type(field().element(), 'Pricing,HMI,')
    await page.getByRole('button', { name: 'Remove Pricing' }).click()
    expect(tags()).toEqual(['Roadmaps', 'HMI'])
    await userEvent.keyboard('{Backspace}')
    expect(tags()).toEqual(['Roadmaps'])
  })

  it('shows the maximum and keeps what does not fit in the field', async () => {
    mount(<Skills max={2} />)
    await userEvent.type(field().element(), 'Pricing,')
    await expect.element(page.getByText('2/2')).toBeVisible()
    await userEvent.type(field().element(), 'HMI{Enter}')
    expect(tags()).toEqual(['Roadmaps', 'Pricing'])
    await expect.element(field()).toHaveValue('HMI')
  })

  it('takes a completion with the arrow keys and Enter, or pressed, and not half of a word beside it', async () => {
    mount(<Completed />)
    const completed = page.getByRole('combobox', { name: 'Skills' })
    await userEvent.type(completed.element(), 'kub')
    await expect.element(completed).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(tags).toEqual(['Roadmaps', 'Kubernetes Engine'])
    await expect.element(completed).toHaveValue('')
    await userEvent.type(completed.element(), 'kub')
    await page.getByRole('option', { name: /12 people here/ }).click()
    await expect.poll(tags).toEqual(['Roadmaps', 'Kubernetes Engine', 'Kubernetes'])
    await expect.element(completed).toHaveFocus()
    expect(await findViolations()).toEqual([])
  })

  it('keeps what is typed while somebody presses the edge or the bar of the completions', async () => {
    mount(<Completed />)
    const completed = page.getByRole('combobox', { name: 'Skills' })
    await userEvent.type(completed.element(), 'kub')
    await page.getByRole('listbox').click({ position: { x: 2, y: 30 } })
    await expect.element(completed).toHaveFocus()
    await expect.element(completed).toHaveValue('kub')
    expect(tags()).toEqual(['Roadmaps'])
  })

  it('adds one’s own word beside completions, with Enter and by leaving', async () => {
    mount(<Completed />)
    const completed = page.getByRole('combobox', { name: 'Skills' })
    await userEvent.type(completed.element(), 'Kubb{Enter}')
    await expect.poll(tags).toEqual(['Roadmaps', 'Kubb'])
    await userEvent.type(completed.element(), 'Kur{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.tab()
    await expect.poll(tags).toEqual(['Roadmaps', 'Kubb', 'Kur'])
  })
})
