import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { useAskOnce } from './use-ask-once.ts'
import { useFocusedKey } from './use-focused-key.ts'
import { item as itemStyle, list } from './VirtualList.css.ts'

/**
 * {@link PageList}: `estimate` is the height of an item before it was drawn, in pixels; afterwards its own counts.
 * `total` is all there are, when not all are loaded; −1 if nobody knows. `onNearEnd` asks for more, once for each last item.
 */
export interface PageListProps<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  label: string
  estimate?: number
  gap?: number
  total?: number
  onNearEnd?: () => void
}

/** Items outside the view that are drawn, so that a quick scroll or Tab finds them there. */
const OVERSCAN = 4
/** How many items before the end "near" begins. */
const NEAR = 8

/**
 * A long list that draws only what is in view, and scrolls with its page: other things may stand above it. Those who listen
 * hear the place of each item among all; an item that holds the focus stays drawn however far one scrolls.
 */
export function PageList<Item>({
  items,
  itemKey,
  renderItem,
  label,
  estimate = 320,
  gap = 0,
  total = items.length,
  onNearEnd,
}: PageListProps<Item>): ReactNode {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [top, setTop] = useState(0)
  const focusedKey = useFocusedKey(box)
  useLayoutEffect(() => {
    if (!box) return
    // What stands above it can grow at any time, such as a text that is being written there.
    const measure = () => setTop(Math.round(box.getBoundingClientRect().top + window.scrollY))
    measure()
    let frame = 0
    // With the next frame: measured at once, its own growth would be told again within this one.
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    watch.observe(document.body)
    for (const sibling of box.parentElement?.children ?? []) if (sibling !== box) watch.observe(sibling)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
    }
  }, [box])
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised part
  const virtual = useWindowVirtualizer({
    count: items.length,
    getItemKey: (index) => itemKey(items[index] as Item),
    estimateSize: () => estimate,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      const focused = focusedKey === undefined ? -1 : items.findIndex((one) => itemKey(one) === focusedKey)
      return focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b)
    },
  })
  const { endIndex = -1 } = virtual.range ?? {}
  const last = items.at(-1)
  useAskOnce(endIndex >= 0 && endIndex >= items.length - NEAR, last === undefined ? '' : itemKey(last), onNearEnd)
  return (
    <ul ref={setBox} className={list} style={{ height: virtual.getTotalSize() }} aria-label={label}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const one = items[index]
        if (one === undefined) return null
        return (
          <li
            key={String(key)}
            ref={virtual.measureElement}
            className={itemStyle}
            data-index={index}
            data-key={key}
            style={{ transform: `translateY(${start - top}px)` }}
            aria-setsize={total}
            aria-posinset={index + 1}
          >
            {renderItem(one, index)}
          </li>
        )
      })}
    </ul>
  )
}
