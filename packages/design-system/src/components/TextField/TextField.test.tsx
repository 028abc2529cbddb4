import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  it('is found by its label and hands on what is typed', async () => {
    const onChange = vi.fn<(text: string) => void>()
    mount(<TextField label="Position" onChange={onChange} />)
    await page.getByRole('textbox', { name: 'Position' }).fill('Produktleiterin')
    expect(onChange).toHaveBeenLastCalledWith('Produktleiterin')
  })

  it('is invalid with an error and described by it', async () => {
    mount(<TextField label="E-mail" error="Invalid email" />)
    const field = page.getByRole('textbox', { name: 'E-mail' })
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('Invalid email')
  })

  it('is valid without one and described by its hint', async () => {
    mount(<TextField label="Skills" hint="Separate with commas" />)
    const field = page.getByRole('textbox', { name: 'Skills' })
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await expect.element(field).toHaveAccessibleDescription('Separate with commas')
  })
})

describe('PasswordField', () => {
  it('hides the password until asked for', async () => {
    mount(<PasswordField label="Password" defaultValue="Umkreis" />)
    const field = page.getByLabelText('Password', { exact: true })
    await expect.element(field).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect.element(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect.element(field).toHaveAttribute('type', 'password')
  })

  it('checks the conditions while one types', async () => {
    mount(<PasswordField label="New password" checklist />)
    const met = () =>
      page
        .getByRole('listitem')
        .elements()
        .filter((item) => !item.textContent?.includes('not met')).length
    expect(met()).toBe(0)
    await page.getByLabelText('New password', { exact: true }).fill('Abc-1')
    expect(met()).toBe(4)
    await page.getByLabelText('New password', { exact: true }).fill('Abc-1234')
    expect(met()).toBe(5)
  })
})

describe('TextArea', () => {
  it('grows from 58 to 200 px and then scrolls', async () => {
    mount(<TextArea label="Description" />)
    const area = page.getByRole('textbox', { name: 'Description' })
    const height = () => area.element().getBoundingClientRect().height
    expect(height()).toBe(58)
    await area.fill('one\ntwo\nthree')
    expect(height()).toBeGreaterThan(58)
    await area.fill('line\n'.repeat(30))
    expect(height()).toBe(200)
    expect(getComputedStyle(area.element()).overflowY).toBe('auto')
  })

  it('keeps words past the limit and counts them, which is no error by itself', async () => {
    mount(<TextArea label="Description" limit={10} />)
    await userEvent.type(page.getByRole('textbox').element(), 'twelve signs')
    await expect.element(page.getByText(/12\/10/)).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
  })
})
