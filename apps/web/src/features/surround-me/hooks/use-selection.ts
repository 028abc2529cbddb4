import type { SearchResult, UserId } from '@umkreis/schemas'
import { useCallback, useMemo, useReducer } from 'react'
import { EMPTY_SELECTION, nextSelection, type Selection, type SelectionEvent } from '../logic/selection.ts'

/** The selection of a list of people, kept over pages and over questions. */
export type PeopleSelection = {
  readonly state: Selection
  readonly dispatch: (event: SelectionEvent) => void
  /** Everybody chosen, in the order of choosing, those included whom the current question does not show. */
  readonly selected: readonly SearchResult[]
  /** Whoever is looked at: the focused person, and before anybody is, the best match. */
  readonly inFocus: SearchResult | undefined
}

type Chosen = { readonly selection: Selection; readonly people: ReadonlyMap<UserId, SearchResult> }
type Step = { readonly event: SelectionEvent; readonly results: readonly SearchResult[] }

/** Follows who is chosen among `results`, best first. */
export function useSelection(results: readonly SearchResult[]): PeopleSelection {
  const [chosen, step] = useReducer(nextChosen, { selection: EMPTY_SELECTION, people: new Map() })
  const state = useMemo(() => show(chosen.selection, results), [chosen.selection, results])
  const dispatch = useCallback((event: SelectionEvent) => step({ event, results }), [results])
  return {
    state,
    dispatch,
    selected: state.selected.flatMap((id) => chosen.people.get(id) ?? []),
    inFocus: results.find(({ user }) => user.userId === state.focused) ?? results[0],
  }
}

function nextChosen({ selection, people }: Chosen, { event, results }: Step): Chosen {
  const next = nextSelection(show(selection, results), event)
  const known = new Map(results.map((result) => [result.user.userId, result]))
  const kept = next.selected.flatMap((id) => {
    const result = known.get(id) ?? people.get(id)
    return result ? [[id, result] as const] : []
  })
  return { selection: next, people: new Map(kept) }
}

function show(selection: Selection, results: readonly SearchResult[]): Selection {
  return nextSelection(selection, { type: 'shown', ids: results.map(({ user }) => user.userId) })
}
