import { Button } from '@umkreis/design-system'
import type { QuestionPart, SearchResult, User, UserId } from '@umkreis/schemas'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { copy } from '../copy.ts'
import type { PeopleSelection } from '../hooks/use-selection.ts'
import { readKey } from '../logic/selection.ts'
import * as styles from './ResultList.css.ts'
import { ResultRow } from './ResultRow.tsx'

/** {@link ResultList}: `onOpen` shows all of a person where they are not shown already. */
export interface ResultListProps {
  parts: readonly QuestionPart[]
  results: readonly SearchResult[]
  total: number
  more: 'none' | 'available' | 'loading' | 'failed'
  isRefreshing: boolean
  self: User
  selection: PeopleSelection
  onLoadMore: () => void
  onOpen: (result: SearchResult) => void
  ref?: Ref<HTMLDivElement>
}

/** The people found, best first: one tab stop, arrows move, Space chooses. */
export function ResultList({
  parts,
  results,
  total,
  more,
  isRefreshing,
  self,
  selection,
  onLoadMore,
  onOpen,
  ref,
}: ResultListProps): ReactNode {
  const { state, dispatch, inFocus } = selection
  const list = useRef<HTMLDivElement>(null)
  const tabStop = inFocus?.user.userId

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (inFocus) onOpen(inFocus)
      return
    }
    // Before anybody was moved to, the first row is the one in focus.
    const current = { ...state, focused: state.focused ?? tabStop }
    const command = readKey(current, event)
    if (command?.type !== 'moved' && command?.type !== 'toggled') return
    event.preventDefault()
    event.stopPropagation()
    if (command.type === 'moved' && state.focused === undefined && tabStop) dispatch({ type: 'focused', id: tabStop })
    dispatch(command)
  }

  useFocusFollows(list, state.focused)
  return (
    <>
      <div
        ref={(element) => {
          list.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        className={isRefreshing ? `${styles.list} ${styles.refreshing}` : styles.list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot hold portraits and proofs
        role="listbox"
        tabIndex={-1}
        aria-label={copy.resultLabel}
        aria-multiselectable
        aria-busy={isRefreshing}
        onKeyDown={onKeyDown}
      >
        {results.map((result, index) => (
          <ResultRow
            key={result.user.userId}
            result={result}
            parts={parts}
            self={self}
            position={index + 1}
            total={total}
            isSelected={state.selected.includes(result.user.userId)}
            isFocused={tabStop === result.user.userId}
            onToggle={({ user }) => dispatch({ type: 'toggled', id: user.userId })}
            onFocusRow={({ user }) => dispatch({ type: 'focused', id: user.userId })}
            onOpen={(opened) => {
              dispatch({ type: 'focused', id: opened.user.userId })
              onOpen(opened)
            }}
          />
        ))}
      </div>
      <More state={more} onLoadMore={onLoadMore} />
    </>
  )
}

/** Where the keys have moved to, the browser's focus goes along, and the row comes into sight. */
function useFocusFollows(list: { current: HTMLDivElement | null }, focused: UserId | undefined) {
  useEffect(() => {
    const element = list.current
    if (focused === undefined || !element?.contains(document.activeElement)) return
    element.querySelector<HTMLElement>(`[data-user="${CSS.escape(focused)}"]`)?.focus()
  }, [focused, list])
}

/** Loads the next page shortly before its place comes into sight. */
function More({ state, onLoadMore }: { state: ResultListProps['more']; onLoadMore: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = mark.current
    if (state !== 'available' || !element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onLoadMore(), {
      rootMargin: '600px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [onLoadMore, state])
  if (state === 'none') return null
  return (
    <div ref={mark} className={styles.foot}>
      {state === 'failed' ? (
        <>
          {copy.moreFailed}
          <Button variant="text" onPress={onLoadMore}>
            {copy.retry}
          </Button>
        </>
      ) : null}
    </div>
  )
}
