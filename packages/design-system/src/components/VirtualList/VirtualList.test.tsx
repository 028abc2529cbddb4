import { createRef, type ReactNode, useInsertionEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/index.ts'
import { VirtualList, type VirtualListHandle, type VirtualListProps, type VirtualListView } from './VirtualList.tsx'

type Row = { readonly id: string; readonly height: number }

/** Heights differ and are not what the list expects. */
const row = (number: number): Row => ({ id: `row ${number}`, height: 30 + ((Math.abs(number) * 37) % 90) })
const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => row(from + index))

const draw = (props: Partial<VirtualListProps<Row>> & { items: readonly Row[] }) => (
  <div style={{ height: 400, width: 300 }}>
    <VirtualList
      label="People"
      itemKey={({ id }) => id}
      renderItem={({ id, height }) => (
        <div style={{ height }}>
          <button type="button">{id}</button>
        </div>
      )}
      {...props}
    />
  </div>
)
const scroller = () => page.getByRole('region', { name: 'People' }).element() as HTMLElement
const top = (id: string) => {
  const found = [...document.querySelectorAll('li')].find(({ textContent }) => textContent === id)
  return found ? found.getBoundingClientRect().top - scroller().getBoundingClientRect().top : undefined
}
const drawn = () => document.querySelectorAll('li').length

describe('VirtualList', () => {
  it('draws a few of ten thousand and says the place among all', async () => {
    mount(draw({ items: rows(0, 10_000) }))
    await expect.poll(drawn).toBeGreaterThan(5)
    expect(drawn()).toBeLessThan(40)
    const first = page.getByRole('listitem').first()
    await expect.element(first).toHaveAttribute('aria-setsize', '10000')
    await expect.element(first).toHaveAttribute('aria-posinset', '1')
  })

  it('brings an item far away into view', async () => {
    const ref = createRef<VirtualListHandle>()
    mount(draw({ items: rows(0, 10_000), ref }))
    await expect.poll(drawn).toBeGreaterThan(5)
    ref.current?.scrollToIndex(7500, 'start')
    await expect.poll(() => Math.round(top('row 7500') ?? -1)).toBe(0)
    expect(drawn()).toBeLessThan(40)
  })

  it('lays items of different heights end to end', async () => {
    mount(draw({ items: rows(0, 100) }))
    await expect.poll(() => Math.round((top('row 3') ?? 0) - (top('row 2') ?? 0))).toBe(row(2).height)
  })

  it('opens at its end and keeps its place when older items arrive in front', async () => {
    const { update } = mount(draw({ items: rows(100, 200), anchor: 'end' }))
    await expect.poll(() => top('row 199')).toBeDefined()
    await expect.poll(() => scroller().scrollTop + 400 - scroller().scrollHeight).toBeGreaterThan(-2)
    scroller().scrollTop -= 1500
    await expect.poll(() => top('row 199')).toBeUndefined()
    const seen = [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '')
    const id = seen.find((name) => (top(name) ?? -1) >= 0) ?? ''
    const before = top(id) ?? 0
    update(draw({ items: rows(0, 200), anchor: 'end' }))
    await expect.poll(() => Math.abs((top(id) ?? Infinity) - before)).toBeLessThan(2)
    await expect.element(page.getByRole('button', { name: id, exact: true })).toBeVisible()
  })

  it('follows new items while it stands at its end', async () => {
    const { update } = mount(draw({ items: rows(0, 100), anchor: 'end' }))
    await expect.poll(() => top('row 99')).toBeDefined()
    update(draw({ items: rows(0, 101), anchor: 'end' }))
    await expect.poll(() => top('row 100')).toBeDefined()
  })

  it('has nothing laid out while it draws new items', async () => {
    let isDrawing = false
    let laidOut = 0
    const Drawing = ({ children }: { children: ReactNode }) => {
      isDrawing = true
      // Before anything that belongs to the layout.
      useInsertionEffect(() => {
        isDrawing = false
      })
      return children
    }
    const drawWith = (items: readonly Row[]) => <Drawing>{draw({ items, anchor: 'end' })}</Drawing>
    const { update } = mount(drawWith(rows(0, 100)))
    await expect.poll(() => top('row 99')).toBeDefined()
    const asked = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollHeight')?.get
    const spy = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      if (isDrawing) laidOut += 1
      return asked?.call(this) as number
    })
    update(drawWith(rows(0, 101)))
    await expect.poll(() => top('row 100')).toBeDefined()
    update(drawWith(rows(-20, 101)))
    await expect.poll(() => top('row 100')).toBeDefined()
    spy.mockRestore()
    expect(laidOut).toBe(0)
  })

  it('keeps the item that holds the focus, however far one scrolls', async () => {
    mount(draw({ items: rows(0, 1000) }))
    const button = page.getByRole('button', { name: 'row 2', exact: true })
    await expect.element(button).toBeVisible()
    button.element().focus()
    scroller().scrollTop = 20_000
    await expect.poll(() => top('row 0')).toBeUndefined()
    expect(document.activeElement?.textContent).toBe('row 2')
  })

  it('asks for more once for each number of items', async () => {
    const onNearEnd = vi.fn<() => void>()
    const { update } = mount(draw({ items: rows(0, 60), onNearEnd }))
    await expect.poll(drawn).toBeGreaterThan(5)
    expect(onNearEnd).not.toHaveBeenCalled()
    scroller().scrollTop = 100_000
    await expect.poll(() => onNearEnd.mock.calls.length).toBe(1)
    scroller().scrollTop -= 200
    scroller().scrollTop += 200
    update(draw({ items: rows(0, 120), onNearEnd }))
    await expect.poll(drawn).toBeGreaterThan(5)
    expect(onNearEnd).toHaveBeenCalledOnce()
  })
})

describe('VirtualList as the log of a conversation', () => {
  const log = () => page.getByRole('log', { name: 'People' }).element() as HTMLElement
  const topIn = (id: string) => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-key]')].find(({ dataset }) => dataset['key'] === id)
    return found ? Math.round(found.getBoundingClientRect().top - log().getBoundingClientRect().top) : undefined
  }
  const drawLog = (props: Partial<VirtualListProps<Row>> & { items: readonly Row[] }, height = 400) => (
    <div style={{ height, width: 300 }}>
      <VirtualList
        role="log"
        label="People"
        anchor="end"
        itemKey={({ id }) => id}
        renderItem={({ id, height: tall }) => <article style={{ height: tall }}>{id}</article>}
        {...props}
      />
    </div>
  )
  const fromEnd = () => Math.round(log().scrollHeight - log().scrollTop - log().clientHeight)

  it('opens at any item, and tells what can be seen once it stands there', async () => {
    const onView = vi.fn<(view: VirtualListView) => void>()
    mount(drawLog({ items: rows(0, 500), opensAt: { key: 'row 200', align: 'start' }, onView }))
    await expect.poll(() => topIn('row 200')).toBe(0)
    await expect.poll(() => onView.mock.calls.length).toBeGreaterThan(0)
    expect(onView.mock.calls[0]?.[0]).toMatchObject({ first: 200, isAtEnd: false })
  })

  it('opens anew with items of another name, without those of the former', async () => {
    const { update } = mount(drawLog({ items: rows(0, 100), name: 'one' }))
    await expect.poll(() => topIn('row 99')).toBeDefined()
    update(drawLog({ items: rows(1000, 1100), name: 'other', opensAt: { key: 'row 1050', align: 'center' } }))
    await expect.poll(() => Math.abs((topIn('row 1050') ?? 0) + row(1050).height / 2 - 200)).toBeLessThan(3)
    expect(topIn('row 99')).toBeUndefined()
  })

  it('stands still while it does not follow new items', async () => {
    const { update } = mount(drawLog({ items: rows(0, 100), follows: false }))
    await expect.poll(() => fromEnd()).toBeLessThan(2)
    const before = topIn('row 99')
    update(drawLog({ items: rows(0, 150), follows: false }))
    await expect.poll(() => fromEnd()).toBeGreaterThan(1000)
    expect(topIn('row 99')).toBe(before)
  })

  it('keeps its lower edge on the same words when its height changes, at its end and in the middle', async () => {
    const onView = vi.fn<(view: VirtualListView) => void>()
    const { update } = mount(drawLog({ items: rows(0, 200), onView }))
    await expect.poll(() => onView.mock.lastCall?.[0].isAtEnd).toBe(true)
    update(drawLog({ items: rows(0, 200), onView }, 250))
    await expect.poll(() => [log().clientHeight, fromEnd()]).toEqual([250, 0])

    log().scrollTop -= 3000
    await expect.poll(() => onView.mock.lastCall?.[0].isAtEnd).toBe(false)
    await expect.poll(() => topIn('row 199')).toBeUndefined()
    const last = () => `row ${onView.mock.lastCall?.[0].last}`
    const id = last()
    const bottom = (topIn(id) ?? 0) - 250
    update(drawLog({ items: rows(0, 200), onView }, 400))
    await expect.poll(() => Math.abs((topIn(id) ?? Infinity) - 400 - bottom)).toBeLessThan(2)
  })

  it('stays on the same words when something above them grows, and at its end when something there does', async () => {
    const grown = (from: readonly Row[], id: string) => from.map((one) => (one.id === id ? { id, height: 400 } : one))
    const items = rows(0, 100)
    const { update } = mount(drawLog({ items }))
    await expect.poll(() => fromEnd()).toBeLessThan(2)
    update(drawLog({ items: grown(items, 'row 99') }))
    await expect.poll(() => topIn('row 99')).toBe(0)

    log().scrollTop -= 1000
    await expect.poll(() => topIn('row 99')).toBeUndefined()
    const seen = [...document.querySelectorAll<HTMLElement>('[data-key]')].map(({ dataset }) => dataset['key'] ?? '')
    const above = seen.findLast((id) => (topIn(id) ?? 0) < -100) ?? ''
    const below = seen.find((id) => (topIn(id) ?? 0) > 100) ?? ''
    const before = topIn(below) ?? 0
    update(drawLog({ items: grown(grown(items, 'row 99'), above) }))
    await expect.poll(() => Math.abs((topIn(below) ?? Infinity) - before)).toBeLessThan(2)
  })

  it('shows something else while there are no items', async () => {
    mount(drawLog({ items: [], empty: <p>Nothing yet</p> }))
    await expect.element(page.getByRole('log').getByText('Nothing yet')).toBeVisible()
  })
})
