import { useQuery } from '@tanstack/react-query'
import { Avatar, Text, VisuallyHidden } from '@umkreis/design-system'
import type { UserSummary } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useApi } from '../../../../services/api.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { findNameBegun, insertName } from '../../logic/mention-query.ts'
import { copy } from './feed-copy.ts'
import { area, list, option, place, words } from './mention-area.css.ts'

/** {@link MentionArea}: `onMention` is told whom a name that was chosen means; `onSend` of Ctrl+Enter. */
export interface MentionAreaProps {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  onMention: (userId: string) => void
  onSend?: () => void
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onFocus?: () => void
  disabled?: boolean
  inputRef: RefObject<HTMLTextAreaElement | null>
}

const SHOWN = 6
const REST_MS = 120

/** A text that grows with its words, in which colleagues are named behind an `@`. */
export function MentionArea(props: MentionAreaProps): ReactNode {
  const { label, placeholder, value, onChange, onMention, onSend, onPaste, onFocus, disabled, inputRef } = props
  const listId = useId()
  const [cursor, setCursor] = useState(0)
  const [dismissed, setDismissed] = useState<number>()
  const [active, setActive] = useState({ query: '', index: 0 })
  const begun = findNameBegun(value, cursor)
  const people = usePeople(begun && begun.start !== dismissed ? begun.query : '')
  const activeIndex = active.query === begun?.query ? Math.min(active.index, Math.max(0, people.length - 1)) : 0
  const next = useRef<number>(undefined)

  useLayoutEffect(() => {
    const field = inputRef.current
    if (!field) return
    if (field.value !== value) return
    field.style.height = ''
    // Empty it is one line, however many its placeholder would take.
    if (value !== '') field.style.height = `${field.scrollHeight}px`
    if (next.current !== undefined) field.setSelectionRange(next.current, next.current)
    next.current = undefined
  }, [value, inputRef])
  const follow = () => {
    const field = inputRef.current
    if (field) setCursor(field.selectionStart === field.selectionEnd ? field.selectionStart : 0)
  }
  const choose = (person: UserSummary) => {
    if (!begun) return
    const inserted = insertName(value, begun, formatName(person))
    next.current = inserted.cursor
    setCursor(inserted.cursor)
    onChange(inserted.text)
    onMention(person.userId)
    inputRef.current?.focus()
  }
  const takeKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (people.length === 0 || !begun || event.nativeEvent.isComposing) return false
    const step = (by: number) =>
      setActive({ query: begun.query, index: (activeIndex + by + people.length) % people.length })
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape') setDismissed(begun.start)
    else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || (event.key === 'Tab' && !event.shiftKey)) {
      const person = people[activeIndex]
      if (person) choose(person)
    } else return false
    return true
  }
  const activeId = people[activeIndex] && `${listId}-${people[activeIndex].userId}`
  return (
    <span className={place}>
      <textarea
        ref={inputRef}
        className={area}
        aria-label={label}
        placeholder={placeholder ?? label}
        aria-autocomplete={people.length > 0 ? 'list' : undefined}
        aria-controls={people.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        rows={1}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.target.value)
          follow()
        }}
        onSelect={follow}
        onFocus={onFocus}
        onBlur={() => setCursor(0)}
        onPaste={onPaste}
        onKeyDown={(event) => {
          if (takeKey(event)) {
            event.preventDefault()
            event.stopPropagation()
          } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            onSend?.()
          }
        }}
      />
      {people.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select would take the cursor out of the text
        <div id={listId} role="listbox" tabIndex={-1} className={list} aria-label={copy.mention}>
          {people.map((person, index) => (
            // The keys are those of the text field, which names this list and its active option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.userId}
              id={`${listId}-${person.userId}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
              role="option"
              tabIndex={-1}
              className={option}
              aria-selected={index === activeIndex}
              // The field keeps the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <Avatar name={formatName(person)} src={person.avatarUrl} size={36} />
              <span className={words}>
                <Text as="span" size="small" weight={600} truncate>
                  <bdi>{formatName(person)}</bdi>
                </Text>
                <Text as="span" size="meta" tone="muted" truncate>
                  <bdi>{person.position}</bdi>
                </Text>
              </span>
            </div>
          ))}
        </div>
      ) : null}
      <VisuallyHidden as="div" aria-live="polite">
        {people.length > 0 ? copy.mentionsFound(people.length) : ''}
      </VisuallyHidden>
    </span>
  )
}

const NOBODY: readonly UserSummary[] = []

/** Colleagues whose names begin so, once the keys rest. */
function usePeople(query: string): readonly UserSummary[] {
  const api = useApi()
  const { userId } = useAtomValue(currentUserAtom)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), REST_MS)
    return () => clearTimeout(timer)
  }, [query])
  const { data } = useQuery({
    queryKey: ['home', 'feed', 'people', asked],
    queryFn: () => api.users.suggestions(asked),
    enabled: asked !== '',
    placeholderData: (before) => before,
  })
  if (query === '' || asked === '' || !data) return NOBODY
  return data.people.filter((person) => person.userId !== userId).slice(0, SHOWN)
}
