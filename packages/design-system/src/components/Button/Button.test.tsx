import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { RoundButton } from './RoundButton.tsx'

describe('Button', () => {
  it('is pressed with the pointer, Enter and Space', async () => {
    const onPress = vi.fn<() => void>()
    mount(<Button onPress={onPress}>Save</Button>)
    await page.getByRole('button', { name: 'Save' }).click()
    await userEvent.keyboard('{Enter} ')
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('has nothing laid out to learn its width if it never loads', () => {
    const asked = vi.spyOn(window, 'getComputedStyle')
    const { update } = mount(<Button>To the newest</Button>)
    update(<Button>To the newest of all</Button>)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('keeps its width and focus while loading, and cannot be pressed', async () => {
    const onPress = vi.fn<() => void>()
    const { update } = mount(
      <Button onPress={onPress} loading={false}>
        Invite everybody
      </Button>,
    )
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

  it('keeps the focus where it is only said to be disabled, and looks so', async () => {
    mount(
      <>
        <Button aria-disabled="true">Save</Button>
        <Button disabled>Send</Button>
      </>,
    )
    const [save, send] = ['Save', 'Send'].map((name) => page.getByRole('button', { name }).element())
    await userEvent.tab()
    expect(document.activeElement).toBe(save)
    expect(getComputedStyle(save as Element).color).toBe(getComputedStyle(send as Element).color)
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

  it('shows its name as a tooltip with the keyboard', async () => {
    mount(<IconButton label="Mute" icon={<svg aria-hidden />} />)
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Mute')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })

  it('leaves it to the tooltip around it, and out where it says nothing new', async () => {
    const { update } = mount(
      <Tooltip text="Mute this group">
        <IconButton label="Mute" icon={<svg aria-hidden />} />
      </Tooltip>,
    )
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Mute this group')
    update(<RoundButton label="Close" icon={<svg aria-hidden />} />)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })
})
