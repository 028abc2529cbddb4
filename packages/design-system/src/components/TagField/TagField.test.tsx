import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { TagField } from './TagField.tsx'

function Skills({ max }: { max?: number }): ReactNode {
  const [tags, setTags] = useState<readonly string[]>(['Roadmaps'])
  return <TagField label="Skills" tags={tags} onChange={setTags} max={max} />
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

  it('merges the same word in another spelling', async () => {
    mount(<Skills />)
    await userEvent.type(field().element(), 'roadMAPS{Enter}')
    expect(tags()).toEqual(['Roadmaps'])
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
})
