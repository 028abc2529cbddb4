import {
  useImperativeHandle,
  useRef,
  useState,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { useFocusedKey } from './use-focused-key.ts'
import { VirtualRows, type RowsHandle } from './VirtualRows.tsx'
import { atEnd, scroller } from './VirtualList.css.ts'

/** What the owner of a {@link VirtualList} can ask of it. */
export interface VirtualListHandle {
  /** Brings an item into view; `auto` moves as little as needed. */
  scrollToIndex: (index: number, align?: 'start' | 'center' | 'end' | 'auto') => void
  scrollToEnd: (behavior?: 'auto' | 'smooth') => void
  /** The element that scrolls. */
  readonly element: HTMLElement | null
}

/** What of a {@link VirtualList} can be seen: indexes of items, and whether its end is in view or nearly so. */
export interface VirtualListView {
  first: number
  last: number
  isAtEnd: boolean
}

/**
 * {@link VirtualList}: `estimate` is the height of an item before it was drawn, in pixels; afterwards its own counts.
 * With `anchor` `end` the list opens at its last item, follows new ones while it stands there, and keeps its place when
 * older ones arrive in front or its own height changes. `onNearStart` and `onNearEnd` ask for more; each is called once
 * for each first or last item.
 */
export interface VirtualListProps<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item, index: number) => ReactNode
  label: string
  /** A `log` is no list of items: its parts say themselves what they are, and take the focus themselves. */
  role?: 'list' | 'log'
  estimate?: number | ((item: Item) => number)
  gap?: number
  anchor?: 'start' | 'end'
  /** Whether it follows new items while it stands at its end; with `anchor` `end` it does unless told otherwise. */
  follows?: boolean
  /** Other items in place of the former ones have another name: the list opens anew with them. */
  name?: string
  /** The key of the item at which it opens, and where that then stands. */
  opensAt?: { readonly key: string; readonly align: 'start' | 'center' } | undefined
  /** The key of an item that stays drawn, such as the one that Tab leads to. */
  keeps?: string | undefined
  /** Stands above the first item, in {@link VirtualListProps.headerSize} pixels. */
  header?: ReactNode
  headerSize?: number
  footerSize?: number
  /** Stands in place of items while there are none. */
  empty?: ReactNode
  /** All there are, when not all are loaded; −1 if nobody knows. The number of `items` unless given. */
  total?: number
  onNearStart?: () => void
  onNearEnd?: () => void
  /** Told once it has opened, and whenever what can be seen has changed. Another function is told at once. */
  onView?: (view: VirtualListView) => void
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  onFocus?: FocusEventHandler<HTMLElement>
  ref?: Ref<VirtualListHandle>
}

/**
 * A long list that draws only what is in view, fills its container and scrolls in it. Those who listen hear the place
 * and the number of all items, not of the drawn ones; an item that holds the focus stays drawn however far one scrolls.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  const { items, label, role = 'list', anchor = 'start', name = '', header, empty, onKeyDown, onFocus, ref } = props
  // The rows are drawn once there is something that they scroll in: before that they could not be put in their place.
  const [box, setBox] = useState<HTMLElement | null>(null)
  const rows = useRef<RowsHandle>(null)
  const focusedKey = useFocusedKey(box)

  useImperativeHandle(
    ref,
    () => ({
      scrollToIndex: (index, align = 'auto') => rows.current?.scrollToIndex(index, align),
      scrollToEnd: (behavior = 'auto') => rows.current?.scrollToEnd(behavior),
      get element() {
        return box
      },
    }),
    [box],
  )

  const content =
    items.length === 0 ? (
      <>
        {header}
        {empty}
      </>
    ) : box ? (
      <VirtualRows key={name} {...props} ref={rows} scroller={box} focusedKey={focusedKey} />
    ) : null
  const className = anchor === 'end' ? `${scroller} ${atEnd}` : scroller
  return role === 'log' ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys walk through what is in it
    <div
      ref={setBox}
      className={className}
      role="log"
      tabIndex={-1}
      aria-live="off"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {content}
    </div>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so the keyboard must reach it
    <section ref={setBox} className={className} tabIndex={0} aria-label={label} onKeyDown={onKeyDown} onFocus={onFocus}>
      {content}
    </section>
  )
}
