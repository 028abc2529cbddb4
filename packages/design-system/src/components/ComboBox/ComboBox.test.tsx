import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { ComboBox } from './ComboBox.tsx'

const choices = Array.from({ length: 5000 }, (_, index) => ({
  id: `c${index}`,
  label: index === 4321 ? 'München' : `City ${index}`,
}))

function City(): ReactNode {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <>
      <ComboBox label="City" choices={choices} selected={selected} onSelect={setSelected} />
      <output>{selected}</output>
    </>
  )
}

describe('ComboBox', () => {
  it('draws only those of thousands that are in sight', async () => {
    mount(<City />)
    await page.getByRole('button', { name: /Show all/ }).click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
  })

  it('finds one by typing and takes it with the keyboard', async () => {
    mount(<City />)
    await page.getByRole('combobox', { name: 'City' }).fill('munch')
    await expect.element(page.getByRole('option', { name: 'München' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect
      .element(page.getByRole('combobox'))
      .toHaveAttribute('aria-activedescendant', expect.stringMatching(/4321/))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('c4321')
    await expect.element(page.getByRole('combobox', { name: 'City' })).toHaveValue('München')
  })
})
