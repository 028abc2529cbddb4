import { useCallback, useState } from 'react'
import type { Search } from '../logic/search-address.ts'

/** The question in the field: the address's, until somebody types; another address brings its own. */
export function useQuestionText(search: Search): [string, (text: string) => void] {
  const [draft, setDraft] = useState<{ of: string; text: string }>({ of: search.text, text: search.text })
  // A draft belongs to the question it was written over: whoever comes back to that question finds the question.
  if (draft.of !== search.text) setDraft({ of: search.text, text: search.text })
  const text = draft.of === search.text ? draft.text : search.text
  return [text, useCallback((next: string) => setDraft({ of: search.text, text: next }), [search.text])]
}
