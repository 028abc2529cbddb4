import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useImperativeHandle, useLayoutEffect, useState, type ReactNode, type Ref } from 'react'
import { useAskOnce } from './use-ask-once.ts'
import { distanceFromEnd, END_TOLERANCE, useView } from './use-view.ts'
import type { VirtualListHandle, VirtualListProps } from './VirtualList.tsx'
import { headed, item as itemStyle, list } from './VirtualList.css.ts'

/** What the rows can be asked. */
export type RowsHandle = Omit<VirtualListHandle, 'element'>

/** Items outside the view that are drawn, so that a quick scroll or Tab finds them there. */
const OVERSCAN = 6
/** How many items before an end "near" begins. */
const NEAR = 10
/** A guess at the height of the view before it can be asked, in pixels. */
const VIEW_HEIGHT = 800

/** The drawn items of a {@link VirtualList}, as long as they are the same ones. */
export function VirtualRows<Item>({
  items,
  itemKey,
  renderItem,
  role = 'list',
  estimate = 64,
  gap = 0,
  anchor = 'start',
  follows = anchor === 'end',
  opensAt,
  keeps,
  header,
  headerSize = 0,
  footerSize = 0,
  total = items.length,
  onNearStart,
  onNearEnd,
  onView,
  scroller,
  focusedKey,
  ref,
}: Omit<VirtualListProps<Item>, 'ref'> & {
  scroller: HTMLElement
  focusedKey: string | undefined
  ref: Ref<RowsHandle>
}): ReactNode {
  const kept = items.flatMap((item, index) => {
    const key = itemKey(item)
    return key === focusedKey || key === keeps ? [index] : []
  })
  const sizeOf = (index: number) => (typeof estimate === 'number' ? estimate : estimate(items[index] as Item))
  // Only where it opens counts; afterwards the reader decides.
  const [opening] = useState(() => ({
    index: opensAt ? items.findIndex((item) => itemKey(item) === opensAt.key) : -1,
    align: opensAt?.align ?? 'start',
  }))
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised part
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => itemKey(items[index] as Item),
    estimateSize: sizeOf,
    gap,
    overscan: OVERSCAN,
    // What comes into view is drawn in a task of its own, before the frame in which it is laid out and painted: both in one would be a
    // long one. What is drawn ahead covers the moment in between.
    useFlushSync: false,
    paddingStart: headerSize,
    paddingEnd: footerSize,
    anchorTo: anchor,
    followOnAppend: follows,
    scrollEndThreshold: anchor === 'end' ? END_TOLERANCE : 1,
    initialRect: { width: 0, height: VIEW_HEIGHT },
    initialOffset: () => {
      const until = opening.index >= 0 ? opening.index : anchor === 'end' ? items.length : 0
      let offset = 0
      for (let index = 0; index < until; index += 1) offset += sizeOf(index) + gap
      return opening.index >= 0 ? offset : Math.max(0, offset + headerSize - VIEW_HEIGHT)
    },
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      const missing = kept.filter((index) => !indexes.includes(index))
      return missing.length === 0 ? indexes : [...indexes, ...missing].sort((one, other) => one - other)
    },
  })

  useLayoutEffect(() => {
    // Asked whenever items come, in the middle of drawing.
    virtual.isAtEnd = (threshold = END_TOLERANCE) => distanceFromEnd(virtual) <= threshold
  }, [virtual])

  useImperativeHandle(
    ref,
    () => ({
      scrollToIndex: (index, align = 'auto') => virtual.scrollToIndex(index, { align }),
      scrollToEnd: (behavior = 'auto') => virtual.scrollToEnd({ behavior }),
    }),
    [virtual],
  )

  useLayoutEffect(() => {
    if (opening.index >= 0) virtual.scrollToIndex(opening.index, { align: opening.align })
    else if (anchor === 'end') virtual.scrollToEnd()
  }, [anchor, opening, virtual])
  const hasOpened = useView({ virtual, scroller, isEndKept: anchor === 'end', onView })

  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {}
  const keyAt = (index: number) => (items[index] === undefined ? '' : itemKey(items[index]))
  useAskOnce(hasOpened && startIndex < NEAR, keyAt(0), onNearStart)
  useAskOnce(hasOpened && endIndex >= items.length - NEAR, keyAt(items.length - 1), onNearEnd)

  const drawn = virtual.getVirtualItems().map(({ index, key, start }) => {
    const one = items[index]
    if (one === undefined) return null
    const props = {
      ref: virtual.measureElement,
      className: itemStyle,
      'data-index': index,
      'data-key': key,
      style: { transform: `translateY(${start}px)` },
    }
    return role === 'log' ? (
      <div key={String(key)} {...props}>
        {renderItem(one, index)}
      </div>
    ) : (
      <li key={String(key)} {...props} aria-setsize={total} aria-posinset={index + 1}>
        {renderItem(one, index)}
      </li>
    )
  })
  const style = { height: virtual.getTotalSize() }
  return role === 'log' ? (
    <div className={list} style={style}>
      {headerSize > 0 ? <div className={headed}>{header}</div> : null}
      {drawn}
    </div>
  ) : (
    <ul className={list} style={style}>
      {drawn}
    </ul>
  )
}
