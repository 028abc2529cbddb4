import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { Avatar, Button, Skeleton, Text, VisuallyHidden } from '@umkreis/design-system'
import type { UserId, UserSummary } from '@umkreis/schemas'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { formatName } from '../../../../shared/format/format-name.ts'
import { useLate } from '../../../../shared/hooks/use-late.ts'
import { useSettled } from '../../../../shared/hooks/use-settled.ts'
import { copy } from './copy.ts'
import {
  check,
  field as fieldStyle,
  found as foundStyle,
  input,
  list,
  notice,
  option,
  picker,
  words,
} from './PeoplePicker.css.ts'
import { usePeopleSearch } from './use-people-search.ts'

/** A listener hears the count once the hand rests, not at every letter. */
const TOLD_AFTER_MS = 500

/**
 * Chooses people: typing finds them, the arrow keys go through them, Enter takes one and empties the field for the next,
 * Backspace in an empty field lets the last one go.
 *
 * @param hidden Who is no choice, such as oneself.
 */
export function PeoplePicker({
  chosen,
  hidden,
  onToggle,
}: {
  chosen: readonly UserSummary[]
  hidden: ReadonlySet<UserId>
  onToggle: (person: UserSummary) => void
}): ReactNode {
  const listId = useId()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<UserId>()
  const [isEntered, setEntered] = useState(false)
  const search = usePeopleSearch(text, hidden)
  const isLate = useLate(search.kind === 'loading')
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.focus(), [])

  const { people } = search
  const typed = text.trim()
  const isChosen = (person: UserSummary) => chosen.some(({ userId }) => userId === person.userId)
  // Whoever typed a name means the first one that it finds; before, Enter is for nobody.
  const first = typed !== '' && search.isSettled ? people[0] : undefined
  const active = people.find(({ userId }) => userId === activeId) ?? first
  const told = useSettled(search.isSettled && search.kind === 'found' ? copy.found(people.length) : '', TOLD_AFTER_MS)

  const take = (person: UserSummary) => {
    onToggle(person)
    setText('')
    setActiveId(typed === '' ? person.userId : undefined)
    field.current?.focus()
  }
  // Whoever types a name and presses Enter means the person who is still being looked up.
  const answer = useEffectEvent(() => {
    setEntered(false)
    if (active) take(active)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- answers a key that was pressed before the people were there
    if (isEntered && search.isSettled) answer()
  }, [isEntered, search.isSettled])
  const move = (by: 1 | -1) => {
    const at = people.findIndex(({ userId }) => userId === active?.userId)
    const next = people.at(at === -1 ? (by === 1 ? 0 : -1) : (at + by) % people.length)
    setActiveId(next?.userId)
    if (next) document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = chosen.at(-1)
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && !search.isSettled) setEntered(true)
    else if (event.key === 'Enter' && active) take(active)
    else if (event.key === 'Backspace' && text === '' && last) return onToggle(last)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }

  return (
    <div className={picker}>
      <div className={fieldStyle}>
        <MagnifyingGlassIcon size={20} aria-hidden />
        <input
          ref={field}
          className={input}
          role="combobox"
          aria-label={copy.find}
          aria-expanded={people.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={copy.find}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActiveId(undefined)
            setEntered(false)
            box.current?.scrollTo({ top: 0 })
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={foundStyle} ref={box}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select can't hold portraits */}
        <div id={listId} className={list} role="listbox" aria-multiselectable aria-label={copy.people}>
          {people.map((person) => (
            // The keys are those of the text field, which names this list and its active option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={person.userId}
              id={optionId(listId, person)}
              className={option}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
              role="option"
              tabIndex={-1}
              aria-selected={isChosen(person)}
              data-active={person.userId === active?.userId}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <Avatar name={formatName(person)} src={person.avatarUrl} size={40} />
              <span className={words}>
                <Text as="span" weight={600} truncate>
                  <bdi>{formatName(person)}</bdi>
                </Text>
                <Text as="span" size="small" tone="muted" truncate>
                  <bdi>{[person.position, person.city].filter((one) => one !== '').join(', ')}</bdi>
                </Text>
              </span>
              <span className={check} aria-hidden>
                <CheckIcon size={14} weight="bold" />
              </span>
            </div>
          ))}
        </div>
        {isLate && search.kind === 'loading' ? <Skeleton rows={4} label={copy.loading} /> : null}
        {search.kind === 'failed' ? (
          <div className={notice} role="alert">
            <Text size="small">{copy.failed}</Text>
            <Button size={32} onPress={search.retry}>
              {copy.retry}
            </Button>
          </div>
        ) : null}
        {search.kind === 'found' && search.isSettled && people.length === 0 ? (
          <div className={notice}>
            <Text weight={600}>{typed === '' ? copy.nobodyElse : copy.nobody(typed)}</Text>
            {typed === '' ? null : (
              <Text size="small" tone="muted">
                {copy.nobodyHint}
              </Text>
            )}
          </div>
        ) : null}
      </div>
      <VisuallyHidden as="output" aria-live="polite">
        {told}
      </VisuallyHidden>
      <VisuallyHidden as="output" aria-live="polite">
        {chosen.length > 0 ? copy.chosen(chosen.length) : ''}
      </VisuallyHidden>
    </div>
  )
}

function optionId(listId: string, { userId }: UserSummary): string {
  return `${listId}-${userId}`
}
