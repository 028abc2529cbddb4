import type { KeyboardEvent, RefObject } from 'react'

const EMOJI = '[data-index]'

/**
 * Lets the arrows walk through the emojis, from the search into them and back. Enter in the search takes the first.
 *
 * @param list What the emojis stand in, in their order.
 * @param onEnter Takes the best of what is searched for: the list may still show what was searched for before.
 */
export function useEmojiKeys(
  list: RefObject<HTMLElement | null>,
  onEnter: () => void,
): {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onSearchKeyDown: (event: KeyboardEvent<HTMLElement>) => void
} {
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>(EMOJI) ?? [])]
  const onSearchKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') all()[0]?.focus()
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const emojis = all()
    const index = emojis.indexOf(event.target as HTMLElement)
    const next = index < 0 ? undefined : neighbour(emojis, index, event.key)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
  return { onKeyDown, onSearchKeyDown }
}

function neighbour(emojis: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return emojis[index + 1]
    case 'ArrowLeft':
      return emojis[index - 1]
    case 'ArrowDown':
      return inColumn(emojis.slice(index + 1), emojis[index])
    case 'ArrowUp':
      return inColumn(emojis.slice(0, index).toReversed(), emojis[index])
    case 'Home':
      return emojis[0]
    case 'End':
      return emojis.at(-1)
    default:
      return undefined
  }
}

/** The nearest one of the next row, whatever kind it is of: rows end where a kind ends. */
function inColumn(others: readonly HTMLElement[], from: HTMLElement | undefined): HTMLElement | undefined {
  if (!from) return undefined
  const { left, top } = from.getBoundingClientRect()
  const next = others.find((one) => one.getBoundingClientRect().top !== top)
  const row = next?.getBoundingClientRect().top
  let best: HTMLElement | undefined
  let distance = Number.POSITIVE_INFINITY
  for (const one of others) {
    const box = one.getBoundingClientRect()
    if (box.top === top) continue
    if (box.top !== row) break
    if (Math.abs(box.left - left) < distance) {
      best = one
      distance = Math.abs(box.left - left)
    }
  }
  return best
}
