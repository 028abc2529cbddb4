import type { Group, GroupMember, UserId } from '@umkreis/schemas'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { findMentionQuery, insertMention, type MentionQuery, suggestMentions } from '../logic/mentions.ts'
import type { ComposedText } from './use-composed-text.ts'

/** The people who are suggested for the name that is being written. */
export type MentionSuggestions = {
  readonly people: readonly GroupMember[]
  readonly activeIndex: number
  readonly choose: (person: GroupMember) => void
  /** Takes the keys that move in the list, choose and dismiss. @returns Whether the key was one of them. */
  readonly takeKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
}

const NOBODY: readonly GroupMember[] = []

/** Suggests members while somebody writes a name behind an `@`. */
export function useMentionSuggestions(
  composed: ComposedText,
  group: Group,
  viewerId: UserId,
  field: { readonly current: HTMLTextAreaElement | null },
): MentionSuggestions {
  const [moved, setMoved] = useState<{ readonly text: string; readonly cursor: number }>()
  const [dismissed, setDismissed] = useState<number | null>(null)
  const [active, setActive] = useState({ query: '', index: 0 })
  const { text, mentions } = composed
  const cursor = moved?.text === text ? moved.cursor : composed.cursor
  const isFocused = field.current !== null && document.activeElement === field.current
  const query: MentionQuery | null = isFocused && text.includes('@') ? findMentionQuery(text, cursor, mentions) : null
  const others = group.members.filter(({ userId }) => userId !== viewerId)
  const people = query === null || query.start === dismissed ? NOBODY : suggestMentions(others, query.query)
  const activeIndex = active.query === query?.query ? Math.min(active.index, people.length - 1) : 0

  useEffect(() => {
    const follow = () => {
      const element = field.current
      if (!element || document.activeElement !== element) return
      // A selection is not a place where a name could be written.
      const at = element.selectionStart === element.selectionEnd ? element.selectionStart : 0
      setMoved({ text: element.value, cursor: at })
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [field])
  if (dismissed !== null && query?.start !== dismissed && query !== null) setDismissed(null)

  const choose = (person: GroupMember) => {
    if (query) composed.put(insertMention({ text, mentions }, query, person, group.members))
    field.current?.focus()
  }
  const takeKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (people.length === 0 || query === null || nativeEvent.isComposing || shiftKey) return false
    const step = (by: number) =>
      setActive({ query: query.query, index: (activeIndex + by + people.length) % people.length })
    switch (key) {
      case 'ArrowDown':
        step(1)
        return true
      case 'ArrowUp':
        step(-1)
        return true
      case 'Enter':
      case 'Tab': {
        const person = people[activeIndex]
        if (person) choose(person)
        return true
      }
      case 'Escape':
        setDismissed(query.start)
        return true
      default:
        return false
    }
  }
  return { people, activeIndex, choose, takeKey }
}
