import { useEffect, useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { ComboBox } from './ComboBox.tsx'

const choices = Array.from({ length: 5000 }, (_, index) => ({
  id: `c${index}`,
  label: index === 4321 ? 'München' : `City ${index}`,
  ...(index === 4321 ? { detail: 'Bayern, Deutschland' } : {}),
}))

const NONE: typeof choices = []
const ARRIVAL = 'choices-arrive'

/** A field whose choices are still on their way. */
function Late(): ReactNode {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    const bring = () => setIsHere(true)
    window.addEventListener(ARRIVAL, bring)
    return () => window.removeEventListener(ARRIVAL, bring)
  }, [])
  return (
    <>
      <ComboBox label="City" choices={isHere ? choices : NONE} selected={null} onSelect={() => {}} ownText />
      <output>{isHere ? 'here' : 'on the way'}</output>
    </>
  )
}

function City({ start = null, ownText, onText }: CityProps): ReactNode {
  const [selected, setSelected] = useState<string | null>(start)
  return (
    <>
      <ComboBox
        label="City"
        choices={choices}
        selected={selected}
        onSelect={setSelected}
        ownText={ownText}
        onText={onText}
      />
      <button type="button">Finish</button>
      <p data-testid="selected">{selected}</p>
    </>
  )
}
/** A list that grows while one scrolls takes its frames, on a busy machine more of them. */
const LONG = { timeout: 15_000 }

interface CityProps {
  start?: string | null
  ownText?: boolean
  onText?: (text: string) => void
}

/** While the list is open, what is around it is hidden from those who listen, not from the pointer. */
const leave = () => page.getByText('Finish').click()
const field = () => page.getByRole('combobox', { name: 'City' })
const selected = () => page.getByTestId('selected').element().textContent
const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

describe('ComboBox', () => {
  it('draws only those of thousands that are in sight', async () => {
    mount(<City />)
    await page.getByRole('button', { name: /Show all/ }).click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
  })

  it('brings more of thousands while one scrolls', async () => {
    mount(<City />)
    await page.getByRole('button', { name: /Show all/ }).click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    await expect
      .poll(() => {
        const list = page.getByRole('listbox').element()
        list.scrollTop = list.scrollHeight
        return labels().some((label) => Number(label?.slice('City '.length)) > 600)
      }, LONG)
      .toBe(true)
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
  })

  it('opens for the choices that arrive after the first keys', async () => {
    mount(<Late />)
    await field().fill('munch')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
    window.dispatchEvent(new Event(ARRIVAL))
    await expect.element(page.getByRole('option', { name: /München/ })).toBeVisible()
  })

  it('stays closed for choices that arrive when nobody waits for them', async () => {
    mount(<Late />)
    await field().click()
    window.dispatchEvent(new Event(ARRIVAL))
    await expect.element(page.getByText('here', { exact: true })).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('finds one by typing and takes it with the keyboard', async () => {
    mount(<City />)
    await field().fill('munch')
    await expect.element(page.getByRole('option', { name: /München/ })).toBeVisible()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(page.getByRole('combobox'))
      .toHaveAttribute('aria-activedescendant', expect.stringMatching(/4321/))
    await userEvent.keyboard('{Enter}')
    await expect.poll(selected).toBe('c4321')
    await expect.element(field()).toHaveValue('München')
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('gives a second line the room it needs', async () => {
    mount(<City />)
    await field().fill('munch')
    const option = page.getByRole('option', { name: /München/ })
    await expect.element(option).toBeVisible()
    const { bottom } = option.element().getBoundingClientRect()
    expect(
      page
        .getByText(/^Bayern/)
        .element()
        .getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(bottom)
    const list = page.getByRole('listbox').element()
    await expect.poll(() => list.scrollHeight - list.clientHeight).toBe(0)
    expect(list.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(bottom)
  })

  it('keeps what is chosen in the list, however far down it is', async () => {
    mount(<City start="c4321" />)
    await page.getByRole('button', { name: /Show all/ }).click()
    await expect.element(page.getByRole('option', { name: /München/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Escape}')
    await leave()
    expect(selected()).toBe('c4321')
    await expect.element(field()).toHaveValue('München')
  })

  it('says below that nothing fits, covers nothing, and returns to what was chosen', async () => {
    mount(<City start="c7" />)
    await field().fill('xyz')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field()).toHaveValue('xyz')
    await leave()
    await expect.element(field()).toHaveValue('City 7')
    expect(selected()).toBe('c7')
  })

  it('finds again after nothing was found', async () => {
    mount(<City />)
    await userEvent.type(field().element(), 'munx')
    await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found')
    await userEvent.keyboard('{Backspace}')
    await expect.element(page.getByRole('option', { name: /München/ })).toBeVisible()
  })

  it('is emptied by taking all its words away', async () => {
    mount(<City start="c7" />)
    await field().fill('')
    await userEvent.tab()
    await expect.poll(selected).toBe('')
    await expect.element(field()).toHaveValue('')
  })

  it('offers what was found elsewhere first, also where it is spelt otherwise, and each place once', async () => {
    const found = [
      { id: 'r', label: 'Rosenheim', detail: '4 people here' },
      { id: 'c7', label: 'City 7' },
    ]
    mount(<ComboBox label="City" choices={choices} found={found} selected={null} onSelect={() => {}} ownText />)
    await field().fill('city 7')
    await expect.element(page.getByRole('option', { name: /Rosenheim/ })).toBeVisible()
    expect(labels()[0]).toContain('Rosenheim')
    expect(labels().filter((label) => label === 'City 7')).toHaveLength(1)
  })

  it('keeps own words where they are welcome', async () => {
    const onText = vi.fn<(text: string) => void>()
    mount(<City ownText onText={onText} />)
    await field().fill('Hinterzarten')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await leave()
    await expect.element(field()).toHaveValue('Hinterzarten')
    expect(onText).toHaveBeenLastCalledWith('Hinterzarten')
    await expect.element(page.getByText('Nothing found')).not.toBeInTheDocument()
  })
})
