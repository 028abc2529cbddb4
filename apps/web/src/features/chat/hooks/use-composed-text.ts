import type { Group } from '@umkreis/schemas'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Mention, textOf } from '../../../services/conversation/chat-message.ts'
import type { Composing } from '../logic/composing.ts'
import { moveMentions, recoverMentions, type TextWithMentions } from '../logic/mentions.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** What stands in the composer and whom it names, and how it changes. */
export type ComposedText = TextWithMentions & {
  /** Where the cursor was after the last change. */
  readonly cursor: number
  /** Takes what was typed; the names move along. */
  readonly type: (text: string) => void
  /** Puts something in place with the cursor where it says. */
  readonly put: (next: TextWithMentions & { readonly cursor: number }) => void
  /** Puts words where the cursor stands, in place of what is marked there. */
  readonly insert: (words: string) => void
  readonly clear: () => void
}

/** Whom a text names, as long as it is that very text. */
type Known = { readonly of: Composing['kind']; readonly text: string; readonly mentions: readonly Mention[] }

/**
 * The text of a new message, an answer or an edit. New ones are kept as drafts; an edit leaves the draft alone. A draft
 * that comes back has only its words: whom it names is found in them.
 */
export function useComposedText(
  group: Group,
  composing: Composing,
  field: RefObject<HTMLTextAreaElement | null>,
): ComposedText {
  const [draft, setDraft] = useKeptDraft(group.groupId)
  const [edited, setEdited] = useState<{ readonly of: Composing; readonly text: string }>()
  const [known, setKnown] = useState<Known>()
  const [cursor, setCursor] = useState(0)
  const cursorToSet = useRef<number | null>(null)
  const isEdit = composing.kind === 'edit'
  const original = isEdit && composing.message.body.kind === 'text' ? composing.message.body : null
  const typed = edited?.of === composing ? edited.text : undefined
  const text = isEdit ? (typed ?? textOf(composing.message.body) ?? '') : draft
  const mentions = mentionsOf()

  function mentionsOf(): readonly Mention[] {
    if (known && known.text === text && (known.of === 'edit') === isEdit) return known.mentions
    if (original && typed === undefined) return original.mentions ?? []
    return recoverMentions(text, group.members)
  }
  const write = (next: TextWithMentions) => {
    setKnown({ of: composing.kind, ...next })
    if (isEdit) setEdited({ of: composing, text: next.text })
    else setDraft(next.text)
  }

  useLayoutEffect(() => {
    if (cursorToSet.current === null) return
    field.current?.setSelectionRange(cursorToSet.current, cursorToSet.current)
    cursorToSet.current = null
  })

  const put: ComposedText['put'] = (next) => {
    cursorToSet.current = next.cursor
    setCursor(next.cursor)
    write({ text: next.text, mentions: next.mentions })
  }

  return {
    text,
    mentions,
    cursor,
    type(next) {
      const at = field.current?.selectionStart ?? next.length
      setCursor(at)
      write({ text: next, mentions: moveMentions(mentions, text, next, at) })
    },
    put,
    insert(words) {
      const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {}
      const next = text.slice(0, selectionStart) + words + text.slice(selectionEnd)
      const at = selectionStart + words.length
      put({ text: next, mentions: moveMentions(mentions, text, next, at), cursor: at })
    },
    clear: () => {
      setKnown(undefined)
      setDraft('')
    },
  }
}
