import { useEffect, useRef, type ReactNode } from 'react'
import { detail, option, words } from '../components/Select/ListBox.css.ts'
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx'
import { panel } from './CompletionList.css.ts'
import { SUGGESTIONS, suggestionsOf } from './completion-words.ts'
import type { Completing } from './use-completions.ts'

/** The completions below a field. Stands inside of its box. */
export function CompletionList({ completing }: { completing: Completing }): ReactNode {
  const { shown, listId, active, pick } = completing
  return (
    <>
      {shown.length > 0 ? (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold a second line
          role="listbox"
          id={listId}
          aria-label={SUGGESTIONS}
          tabIndex={-1}
          className={panel}
          ref={showWhole}
          // The field keeps the focus, also when somebody scrolls: to leave it would add what is typed.
          onPointerDown={(event) => event.preventDefault()}
        >
          {shown.map((completion, index) => (
            <Completion
              key={completion.id}
              id={`${listId}-${index}`}
              isReached={index === active}
              label={completion.label}
              note={completion.detail}
              onPick={() => pick(index)}
            />
          ))}
        </div>
      ) : null}
      <output>
        <VisuallyHidden>{shown.length > 0 ? suggestionsOf(shown.length) : ''}</VisuallyHidden>
      </output>
    </>
  )
}

function showWhole(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}

type CompletionProps = {
  id: string
  isReached: boolean
  label: string
  note: string | undefined
  onPick: () => void
}

function Completion({ id, isReached, label, note, onPick }: CompletionProps): ReactNode {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isReached) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isReached])
  return (
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      tabIndex={-1}
      aria-selected={isReached}
      data-focused={isReached || undefined}
      data-focus-visible={isReached || undefined}
      className={option}
      onClick={onPick}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPick()
      }}
    >
      <span className={words}>
        <span>{label}</span>
        {note ? <span className={detail}>{note}</span> : null}
      </span>
    </div>
  )
}
