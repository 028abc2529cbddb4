import { useId, useState, type KeyboardEvent } from 'react'
import type { Choice } from '../components/Select/Option.tsx'

/** What a field needs to offer completions of what is typed into it, as WAI-ARIA's editable combobox with a list. */
export interface Completing {
  /** What stands in the list now; nothing while it is closed. */
  shown: readonly Choice[]
  listId: string
  /** The place of the completion that was reached. */
  active: number | undefined
  /** Of the input. */
  aria: Record<string, string | boolean | undefined>
  /** To be told of each letter, so that the list opens. */
  open(): void
  close(): void
  pick(index: number): void
  /** @returns Whether the key was for the list. */
  press(event: KeyboardEvent<HTMLElement>): boolean
}

/**
 * Follows the list of completions below a field: arrow keys walk, Enter takes the one reached, Escape closes. Nothing is
 * taken unasked: what one typed oneself stays.
 *
 * @param completions Undefined: the field has none, and is an ordinary one.
 */
export function useCompletions(
  completions: readonly Choice[] | undefined,
  onPick: (completion: Choice) => void,
): Completing {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reached, setReached] = useState<string>()
  const shown = isOpen && completions ? completions : []
  const place = shown.findIndex(({ id }) => id === reached)
  const active = place < 0 ? undefined : place

  const close = () => {
    setIsOpen(false)
    setReached(undefined)
  }
  const pick = (index: number) => {
    const completion = shown[index]
    close()
    if (completion) onPick(completion)
  }
  const walk = (step: 1 | -1) => {
    setIsOpen(true)
    const count = completions?.length ?? 0
    const next = ((active ?? (step === 1 ? -1 : count)) + step + count) % count
    setReached(completions?.[next]?.id)
  }
  return {
    shown,
    listId,
    active,
    aria: completions
      ? {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': shown.length > 0,
          'aria-controls': shown.length > 0 ? listId : undefined,
          'aria-activedescendant': active === undefined ? undefined : `${listId}-${active}`,
        }
      : {},
    open: () => {
      setIsOpen(true)
      setReached(undefined)
    },
    close,
    pick,
    press(event) {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
      if (!completions || completions.length === 0) return false
      if (event.key === 'ArrowDown') walk(1)
      else if (event.key === 'ArrowUp') walk(-1)
      else if (event.key === 'Escape' && shown.length > 0) {
        close()
        // The dialog around stays open.
        event.stopPropagation()
      } else if (event.key === 'Enter' && active !== undefined) pick(active)
      else return false
      event.preventDefault()
      return true
    },
  }
}
