import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { EMPTY_SELECTION, nextSelection, readKey, type Selection, type SelectionEvent } from './selection.ts'

const [ines, karim, tomasz] = ['ines', 'karim', 'tomasz'] as UserId[] as [UserId, UserId, UserId]
const shown = nextSelection(EMPTY_SELECTION, { type: 'shown', ids: [ines, karim, tomasz] })

function after(state: Selection, ...events: SelectionEvent[]): Selection {
  return events.reduce(nextSelection, state)
}

const press = (key: string, keys: Partial<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean }> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...keys,
})

describe(nextSelection, () => {
  it('moves down to the first and stops at the last', () => {
    expect(after(shown, { type: 'moved', to: 'next' }).focused).toBe(ines)
    const down = Array.from({ length: 9 }, (): SelectionEvent => ({ type: 'moved', to: 'next' }))
    expect(after(shown, ...down).focused).toBe(tomasz)
  })

  it('moves up and stops at the first', () => {
    expect(after(shown, { type: 'focused', id: karim }, { type: 'moved', to: 'previous' }).focused).toBe(ines)
    expect(after(shown, { type: 'focused', id: ines }, { type: 'moved', to: 'previous' }).focused).toBe(ines)
  })

  it('keeps the order in which people were chosen', () => {
    const state = after(shown, { type: 'toggled', id: tomasz }, { type: 'toggled', id: ines })
    expect(state.selected).toEqual([tomasz, ines])
    expect(after(state, { type: 'toggled', id: tomasz }).selected).toEqual([ines])
  })

  it('keeps who was chosen when the question changes, and forgets a focus that is gone', () => {
    const state = after(shown, { type: 'toggled', id: ines }, { type: 'shown', ids: [karim] })
    expect(state).toEqual({ shown: [karim], focused: undefined, selected: [ines] })
  })

  it('keeps the focus when a page follows', () => {
    const state = after(
      shown,
      { type: 'focused', id: karim },
      { type: 'shown', ids: [ines, karim, tomasz, 'dele' as UserId] },
    )
    expect(state.focused).toBe(karim)
  })

  it('clears who was chosen and keeps the focus', () => {
    const state = after(shown, { type: 'toggled', id: karim }, { type: 'cleared' })
    expect(state).toMatchObject({ focused: karim, selected: [] })
  })

  it('focuses nobody where nobody is shown', () => {
    expect(after(EMPTY_SELECTION, { type: 'moved', to: 'next' }).focused).toBeUndefined()
  })
})

describe(readKey, () => {
  it('chooses the focused person with Space, and nobody without one', () => {
    expect(readKey({ ...shown, focused: karim }, press(' '))).toEqual({ type: 'toggled', id: karim })
    expect(readKey(shown, press(' '))).toBeUndefined()
  })

  it('starts the chat with Ctrl+Enter and Cmd+Enter, not with Enter', () => {
    expect(readKey(shown, press('Enter', { ctrlKey: true }))).toEqual({ type: 'start-chat' })
    expect(readKey(shown, press('Enter', { metaKey: true }))).toEqual({ type: 'start-chat' })
    expect(readKey(shown, press('Enter'))).toBeUndefined()
  })

  it('clears with Escape only while somebody is chosen', () => {
    expect(readKey({ ...shown, selected: [ines] }, press('Escape'))).toEqual({ type: 'cleared' })
    expect(readKey(shown, press('Escape'))).toBeUndefined()
  })

  it("leaves the browser's own keys alone", () => {
    expect(readKey(shown, press('ArrowDown', { altKey: true }))).toBeUndefined()
    expect(readKey(shown, press('a', { ctrlKey: true }))).toBeUndefined()
  })

  it('goes to the question with a slash', () => {
    expect(readKey(shown, press('/'))).toEqual({ type: 'focus-question' })
  })
})
