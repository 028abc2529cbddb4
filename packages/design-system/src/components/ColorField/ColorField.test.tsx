import type { Hex } from '@umkreis/theme'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations, mount } from '../../testing/index.ts'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

const onChange = vi.fn<ColorFieldProps['onChange']>()

function Banner(props: Partial<ColorFieldProps>) {
  const [value, setValue] = useState({ text: '#F2B705', color: '#F2B705' as Hex })
  return (
    <ColorField
      label="banner"
      description="The next step"
      {...props}
      {...value}
      onChange={(text, color) => {
        onChange(text, color)
        setValue((before) => ({ text, color: color ?? before.color }))
      }}
    />
  )
}

const field = () => page.getByRole('textbox', { name: 'banner', exact: true })
const swatch = () => page.getByRole('button', { name: 'Pick the colour of banner' })
const shown = () => getComputedStyle(swatch().element()).backgroundColor
const leave = () => userEvent.tab()

describe('ColorField', () => {
  it('is found by its label, described, and hands on each colour while it is typed', async () => {
    mount(<Banner finding={{ tone: 'good', words: 'Label on it 9.9' }} />)
    await expect.element(field()).toHaveAccessibleDescription('The next step Label on it 9.9')
    await field().fill('1f3a6e')
    expect(onChange).toHaveBeenLastCalledWith('1f3a6e', '#1F3A6E')
    expect(shown()).toBe('rgb(31, 58, 110)')
    await leave()
    await expect.element(field()).toHaveValue('#1F3A6E')
  })

  it.each([
    ['red', /not a name/],
    ['#12', /six digits/],
    ['#F2B70580', /shine through/],
    ['#GG0000', /letters A to F/],
    ['', /Enter a colour/],
  ])('refuses %j in words, keeps it as typed, and keeps the last colour', async (text, reason) => {
    mount(<Banner />)
    await field().fill(text)
    expect(onChange).toHaveBeenLastCalledWith(text, undefined)
    // Not while one is still typing.
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await leave()
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription(reason)
    await expect.element(field()).toHaveValue(text)
    expect(shown()).toBe('rgb(242, 183, 5)')
    expect(await findViolations()).toEqual([])
  })

  it('takes the refusal back as soon as it is a colour', async () => {
    mount(<Banner />)
    await field().fill('#12')
    await leave()
    await field().fill('#123')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })

  it('doubles three digits when one leaves the field or presses Enter, and says so', async () => {
    mount(<Banner />)
    await field().fill('#f80')
    expect(onChange).toHaveBeenLastCalledWith('#f80', '#FF8800')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('#FF8800')
    await expect.element(page.getByRole('status')).toHaveTextContent('#f80 stands for #FF8800.')
  })

  it('is picked with the keyboard alone, and gives the focus back', async () => {
    mount(<Banner />)
    swatch().element().focus()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog', { name: 'Pick the colour of banner' })
    await expect.element(dialog).toBeVisible()
    const hue = dialog.getByRole('slider', { name: 'Hue' })
    ;(hue.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const picked = (field().element() as HTMLInputElement).value
    expect(picked).toMatch(/^#[0-9A-F]{6}$/)
    expect(picked).not.toBe('#F2B705')
    expect(await findViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(swatch()).toHaveFocus()
  })

  it('keeps the hue when a colour is picked down to grey and back', async () => {
    mount(<Banner />)
    await swatch().click()
    const area = page.getByRole('dialog').getByRole('slider').first()
    ;(area.element() as HTMLElement).focus()
    await userEvent.keyboard('{Home}')
    for (let step = 0; step < 11; step += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    const grey = (field().element() as HTMLInputElement).value
    expect(new Set([grey.slice(1, 3), grey.slice(3, 5), grey.slice(5)]).size).toBe(1)
    for (let step = 0; step < 11; step += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt((field().element() as HTMLInputElement).value.slice(at, at + 2), 16),
    )
    expect(red).toBeGreaterThan(green as number)
    expect(green).toBeGreaterThan(blue as number)
  })
})
