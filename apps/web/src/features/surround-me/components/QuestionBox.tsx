import { QuestionField } from '@umkreis/design-system'
import { QUESTION_MAX_LENGTH, type QuestionPart } from '@umkreis/schemas'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { copy } from '../copy.ts'
import { useMedia } from '../hooks/use-media.ts'
import { useSuggestions } from '../hooks/use-suggestions.ts'
import { arcsUnder, openWordOf } from '../logic/question.ts'
import { suggestionWords, takeSuggestion } from '../logic/suggestion.ts'
import { FirstQuestions } from './FirstQuestions.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { showSuggestion } from './show-suggestion.tsx'

/**
 * {@link QuestionBox}: `parts` were understood of `answeredText`; `boxRef` is what the circle stands around, `note` a
 * short word about the circle for phones.
 */
export interface QuestionBoxProps {
  look: 'large' | 'slim'
  value: string
  answeredText: string
  parts: readonly QuestionPart[]
  recent: readonly string[]
  /** Questions for those who have asked none yet; shown below the large field. */
  samples?: readonly string[]
  note?: ReactNode
  boxRef?: Ref<HTMLDivElement>
  fieldRef: RefObject<QuestionInput | null>
  onChange: (text: string) => void
  onSearch: (text: string) => void
  onForgetRecent: () => void
}

/** The element that takes the words: one line, or a box that grows. */
export type QuestionInput = HTMLInputElement | HTMLTextAreaElement

/** The question, with arcs under what is understood of it, and suggestions while one types. */
export function QuestionBox(props: QuestionBoxProps): ReactNode {
  const {
    look,
    value,
    answeredText,
    parts,
    recent,
    samples = NO_SAMPLES,
    note,
    boxRef,
    fieldRef,
    onChange,
    onSearch,
    onForgetRecent,
  } = props
  // Nothing is suggested for words that somebody did not just write: a question from the address, or one asked already.
  const [isWriting, setIsWriting] = useState(false)
  const isPhone = useMedia('(max-width: 489.98px)')
  const [isFocused, setIsFocused] = useState(false)
  const [caret, placeCaret] = useCaret(fieldRef, value)
  const textBeforeCaret = value.slice(0, caret)
  const suggestions = useSuggestions(textBeforeCaret, isWriting)
  const arcs = useMemo(
    () => arcsUnder(value, answeredText, parts, openWordOf(textBeforeCaret, suggestions.map(suggestionWords))),
    [answeredText, parts, suggestions, textBeforeCaret, value],
  )
  const shown = useMemo(
    () => suggestions.map((suggestion) => showSuggestion(suggestion, textBeforeCaret)),
    [suggestions, textBeforeCaret],
  )
  const ask = (question: string) => {
    setIsWriting(false)
    onSearch(question.trim())
  }
  const askThis = (question: string) => {
    onChange(question)
    ask(question)
  }
  const isEmpty = value.trim() === ''
  // Below an empty large field they stand on the stage already.
  const isRecentShown = recent.length > 0 && isEmpty !== (look === 'large')
  return (
    // What is understood is shown while somebody writes; above a result the chips say it.
    <div
      ref={boxRef}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <QuestionField
        look={look}
        label={copy.fieldLabel}
        placeholder={copy.placeholder}
        value={value}
        parts={look === 'large' || isFocused ? arcs : NO_ARCS}
        suggestions={shown}
        note={note}
        keyHint={look === 'slim' ? '/' : undefined}
        words={{
          submit: copy.search,
          clear: copy.clearQuestion,
          suggestions: copy.suggestions,
          take: copy.takesFirst,
        }}
        inputRef={(element) => {
          fieldRef.current = element as QuestionInput | null
        }}
        onChange={(text) => {
          setIsWriting(true)
          onChange(text.slice(0, QUESTION_MAX_LENGTH))
        }}
        onClear={
          look === 'slim' && (isFocused || !isPhone)
            ? () => {
                onChange('')
                fieldRef.current?.focus()
              }
            : undefined
        }
        onPick={({ id }) => {
          const picked = suggestions.find((suggestion) => suggestion.key === id)
          if (!picked) return
          const taken = takeSuggestion(value, caret, suggestionWords(picked))
          onChange(taken.text)
          placeCaret(taken.caret)
        }}
        onSubmit={() => ask(value)}
        below={isRecentShown ? <RecentSearches recent={recent} onForget={onForgetRecent} onAsk={askThis} /> : undefined}
      />
      {look === 'large' && isEmpty ? (
        <FirstQuestions recent={recent} samples={samples} onAsk={askThis} onForget={onForgetRecent} />
      ) : null}
    </div>
  )
}

const NO_SAMPLES: readonly string[] = []
const NO_ARCS: ReturnType<typeof arcsUnder> = []

/** Follows the caret, and places it where it belongs after the text was changed for the writer. */
function useCaret(field: RefObject<QuestionInput | null>, value: string): [number, (caret: number) => void] {
  const [caret, setCaret] = useState(value.length)
  const placed = useRef<number>(undefined)
  useEffect(() => {
    const follow = () => {
      const element = field.current
      if (element && document.activeElement === element) setCaret(element.selectionStart ?? element.value.length)
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [field])
  useLayoutEffect(() => {
    if (placed.current === undefined) return
    field.current?.setSelectionRange(placed.current, placed.current)
    placed.current = undefined
  })
  const place = (next: number) => {
    placed.current = next
    setCaret(next)
  }
  return [Math.min(caret, value.length), place]
}
