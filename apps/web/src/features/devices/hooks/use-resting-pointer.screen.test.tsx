import { mount } from '@umkreis/design-system/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REST_MS, useRestingPointer } from './use-resting-pointer.ts'

function Waiting(): ReactNode {
  return <p>{useRestingPointer(true) ? 'comes in' : 'waits'}</p>
}

const shown = () => document.querySelector('p')?.textContent
const point = (type: string) => window.dispatchEvent(new PointerEvent(type))
const pass = (ms: number) => flushSync(() => void vi.advanceTimersByTime(ms))

describe('useRestingPointer', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    await mount(<Waiting />)
  })
  afterEach(() => vi.useRealTimers())

  it('lets come in what waited while nobody pointed', () => {
    pass(REST_MS - 1)
    expect(shown()).toBe('waits')
    pass(1)
    expect(shown()).toBe('comes in')
  })

  it('waits anew with every move, and while something is held down', () => {
    pass(REST_MS - 1)
    point('pointermove')
    pass(REST_MS - 1)
    expect(shown()).toBe('waits')
    point('pointerdown')
    pass(REST_MS * 10)
    expect(shown()).toBe('waits')
    point('pointerup')
    pass(REST_MS)
    expect(shown()).toBe('comes in')
  })

  it.each([
    ['a list', '<button aria-haspopup="listbox" aria-expanded="true"></button>'],
    ['suggestions', '<input role="combobox" aria-expanded="true">'],
    ['a dialog', '<section role="alertdialog"></section>'],
  ])('waits while %s is open, which a page that moves would close', (_what, html) => {
    const open = document.createElement('div')
    open.innerHTML = html
    document.body.append(open)
    pass(REST_MS * 3)
    expect(shown()).toBe('waits')
    open.remove()
    pass(REST_MS)
    expect(shown()).toBe('comes in')
  })
})
