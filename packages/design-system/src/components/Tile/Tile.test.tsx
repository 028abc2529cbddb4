import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { Tile } from './Tile.tsx'

const change = { value: '12 %', direction: 'up', directionLabel: 'up' } as const

describe('Tile', () => {
  it('says label, figure and direction as one link', async () => {
    mount(<Tile label="People" figure="184" change={change} note="since spring" href="#people" />)
    const link = page.getByRole('link', { name: 'People 184 up 12 % since spring' })
    await expect.element(link).toHaveAttribute('href', '#people')
  })

  it('is a button that the keyboard presses', async () => {
    const onPress = vi.fn<() => void>()
    mount(<Tile label="People" figure="184" onPress={onPress} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('only informs when there is nothing to press', () => {
    mount(<Tile label="People" figure="184" />)
    expect(page.getByRole('link').elements()).toHaveLength(0)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('keeps its height while the figure is on the way', () => {
    const { element, update } = mount(<Tile label="People" loading />)
    const waiting = element.firstElementChild?.getBoundingClientRect().height
    update(<Tile label="People" figure="184" />)
    expect(element.firstElementChild?.getBoundingClientRect().height).toBe(waiting)
  })

  it('breaks a long word instead of growing', () => {
    const { element } = mount(
      <div style={{ width: 160 }}>
        <Tile label="Vollständigkeitsquotenberechnungsgrundlage" figure="1.234.567.890,00" />
      </div>,
    )
    expect(element.firstElementChild?.scrollWidth).toBe(160)
  })
})
