import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

describe('Button', () => {
  it('is pressed with the pointer, Enter and Space', async () => {
    const onPress = vi.fn<() => void>()
    mount(<Button onPress={onPress}>Save</Button>)
    await page.getByRole('button', { name: 'Save' }).click()
    await userEvent.keyboard('{Enter} ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('keeps its width and focus while loading, and cannot be pressed', async () => {
    const onPress = vi.fn<() => void>()
    const { update } = mount(<Button onPress={onPress}>Invite everybody</Button>)
    const button = page.getByRole('button', { name: /Invit/ })
    button.element().focus()
    const width = button.element().getBoundingClientRect().width
    update(
      <Button onPress={onPress} loading>
        Inviting
      </Button>,
    )
    expect(button.element().getBoundingClientRect().width).toBe(width)
    expect(document.activeElement).toBe(button.element())
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
  })

  it('cannot be pressed while disabled', async () => {
    const onPress = vi.fn<() => void>()
    mount(
      <Button onPress={onPress} disabled>
        Save
      </Button>,
    )
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  it('shows a focus ring with the keyboard', async () => {
    mount(
      <>
        <input aria-label="Before" />
        <Button>Save</Button>
      </>,
    )
    await page.getByRole('textbox', { name: 'Before' }).click()
    await userEvent.tab()
    expect(getComputedStyle(page.getByRole('button').element()).outlineWidth).toBe('3px')
  })
})

describe('IconButton', () => {
  it('is named by its label', async () => {
    mount(<IconButton label="Close" icon={<svg aria-hidden />} />)
    await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible()
  })
})
