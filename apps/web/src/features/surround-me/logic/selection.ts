import type { UserId } from '@umkreis/schemas'

/**
 * Who is looked at and who is chosen in a result. Nobody is focused until somebody is moved to or pointed at; who was chosen
 * stays chosen when the question changes.
 */
export type Selection = {
  /** The people shown, best first. */
  readonly shown: readonly UserId[]
  readonly focused: UserId | undefined
  /** In the order in which they were chosen. */
  readonly selected: readonly UserId[]
}

/** What can happen to a selection. */
export type SelectionEvent =
  | { readonly type: 'shown'; readonly ids: readonly UserId[] }
  | { readonly type: 'moved'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  | { readonly type: 'focused'; readonly id: UserId }
  | { readonly type: 'toggled'; readonly id: UserId }
  | { readonly type: 'cleared' }

/** Nobody shown, nobody chosen. */
export const EMPTY_SELECTION: Selection = { shown: [], focused: undefined, selected: [] }

/** The selection after an event. The input is not changed. */
export function nextSelection(state: Selection, event: SelectionEvent): Selection {
  switch (event.type) {
    case 'shown': {
      const isStillShown = state.focused !== undefined && event.ids.includes(state.focused)
      return { ...state, shown: event.ids, focused: isStillShown ? state.focused : undefined }
    }
    case 'moved':
      return { ...state, focused: moved(state, event.to) }
    case 'focused':
      return state.focused === event.id ? state : { ...state, focused: event.id }
    case 'toggled': {
      const isSelected = state.selected.includes(event.id)
      return {
        ...state,
        focused: state.shown.includes(event.id) ? event.id : state.focused,
        selected: isSelected ? state.selected.filter((id) => id !== event.id) : [...state.selected, event.id],
      }
    }
    case 'cleared':
      return { ...state, selected: [] }
    default:
      return event satisfies never
  }
}

function moved({ shown, focused }: Selection, to: 'next' | 'previous' | 'first' | 'last'): UserId | undefined {
  const at = focused === undefined ? -1 : shown.indexOf(focused)
  if (to === 'first') return shown[0]
  if (to === 'last') return shown.at(-1)
  if (to === 'next') return shown[Math.min(at + 1, shown.length - 1)]
  return shown[Math.max(at - 1, 0)]
}

/** A key that was pressed in a result, as far as it matters. */
export type SelectionKey = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** What a key asks for in a result; nothing for keys that mean nothing there. */
export type SelectionCommand = SelectionEvent | { readonly type: 'start-chat' } | { readonly type: 'focus-question' }

/**
 * Reads a key pressed in a result. Ctrl+Enter (or Cmd+Enter) starts the chat with whoever is chosen, and where nobody is, with
 * whoever is focused: the caller decides.
 */
export function readKey(
  state: Selection,
  { key, ctrlKey, metaKey, altKey }: SelectionKey,
): SelectionCommand | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return key === 'Enter' ? { type: 'start-chat' } : undefined
  switch (key) {
    case 'ArrowDown':
      return { type: 'moved', to: 'next' }
    case 'ArrowUp':
      return { type: 'moved', to: 'previous' }
    case 'Home':
      return { type: 'moved', to: 'first' }
    case 'End':
      return { type: 'moved', to: 'last' }
    case ' ':
      return state.focused === undefined ? undefined : { type: 'toggled', id: state.focused }
    case 'Escape':
      return state.selected.length > 0 ? { type: 'cleared' } : undefined
    case '/':
      return { type: 'focus-question' }
    default:
      return undefined
  }
}
