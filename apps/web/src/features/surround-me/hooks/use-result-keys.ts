import { useEffect, useEffectEvent } from 'react'
import { readKey } from '../logic/selection.ts'
import type { PeopleSelection } from './use-selection.ts'

/** What the keys of a result do wherever the focus is. */
export type ResultKeys = {
  readonly selection: PeopleSelection
  readonly onStartChat: () => void
  readonly onFocusQuestion: () => void
  /** Nobody has the focus: keys of the list are on their way to it. */
  readonly onFocusList: () => void
}

/** "/" goes to the question, Ctrl+Enter starts the chat, Escape clears: on the whole page, but never inside a dialog. */
export function useResultKeys({ selection, onStartChat, onFocusQuestion, onFocusList }: ResultKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined
    if (event.defaultPrevented || event.repeat || target?.closest('[role="dialog"], [role="menu"]')) return
    const focused = selection.state.focused ?? selection.inFocus?.user.userId
    const command = readKey({ ...selection.state, focused }, event)
    const isTyping = target?.matches('input, textarea, select, [contenteditable="true"]') ?? false
    if (command?.type === 'start-chat') {
      event.preventDefault()
      onStartChat()
    } else if (isTyping) {
      return
    } else if (command?.type === 'focus-question') {
      event.preventDefault()
      onFocusQuestion()
    } else if (command?.type === 'cleared') {
      selection.dispatch(command)
    } else if (command && (target === document.body || target?.matches('main, h1'))) {
      event.preventDefault()
      onFocusList()
      selection.dispatch(command)
    }
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
