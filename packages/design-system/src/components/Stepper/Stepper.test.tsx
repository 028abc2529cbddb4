import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Stepper } from './Stepper.tsx'

const field = () => page.getByRole('textbox', { name: 'People' })

describe('Stepper', () => {
  it('steps with its buttons, named by what they change, and rests at its ends', async () => {
    const onChange = vi.fn<(value: number) => void>()
    mount(<Stepper label="People" defaultValue={3} min={2} max={4} onChange={onChange} />)
    await page.getByRole('button', { name: 'Increase People' }).click()
    expect(onChange).toHaveBeenLastCalledWith(4)
    await expect.element(page.getByRole('button', { name: 'Increase People' })).toBeDisabled()
    await page.getByRole('button', { name: 'Decrease People' }).click()
    await page.getByRole('button', { name: 'Decrease People' }).click()
    expect(onChange).toHaveBeenLastCalledWith(2)
    await expect.element(page.getByRole('button', { name: 'Decrease People' })).toBeDisabled()
  })

  it('steps with the arrow keys, takes ten steps with Page Up and Page Down, and the ends with Home and End', async () => {
    mount(<Stepper label="People" defaultValue={20} min={0} max={100} step={2} />)
    await field().click()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('22')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect.element(field()).toHaveValue('62')
    await userEvent.keyboard('{PageDown}')
    await expect.element(field()).toHaveValue('42')
    await userEvent.keyboard('{End}')
    await expect.element(field()).toHaveValue('100')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect.element(field()).toHaveValue('0')
  })

  it('never pages past its ends', async () => {
    mount(<Stepper label="People" defaultValue={5} min={2} max={12} />)
    await field().click()
    await userEvent.keyboard('{PageUp}')
    await expect.element(field()).toHaveValue('12')
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect.element(field()).toHaveValue('2')
  })

  it('moves what is typed to the nearest that is allowed', async () => {
    const onChange = vi.fn<(value: number) => void>()
    mount(<Stepper label="People" defaultValue={4} min={2} max={12} onChange={onChange} />)
    await field().fill('40')
    await userEvent.tab()
    await expect.element(field()).toHaveValue('12')
    expect(onChange).toHaveBeenLastCalledWith(12)
  })

  it('never hands on that an emptied field is no number', async () => {
    const onChange = vi.fn<(value: number) => void>()
    mount(<Stepper label="People" defaultValue={4} onChange={onChange} />)
    await field().fill('')
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is invalid with an error and described by it', async () => {
    mount(<Stepper label="People" defaultValue={4} error="At most 3" />)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription('At most 3')
  })

  it('does not move while it is only shown', async () => {
    mount(<Stepper label="People" defaultValue={4} readOnly />)
    await field().click()
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect.element(field()).toHaveValue('4')
  })
})
