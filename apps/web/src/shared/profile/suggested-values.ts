import type { SuggestProfileValues } from '@umkreis/api-client/account'
import type { Choice } from '@umkreis/design-system'
import type { SuggestedField } from '@umkreis/schemas'
import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { useSettled } from '../hooks/use-settled.ts'
import { copy } from './copy.ts'

const NONE: readonly Choice[] = []
const TYPING_REST_MS = 80
// One letter begins too much to be worth a guess.
const MIN_TYPED = 2

/** Completes values of a profile, where somebody provides it; without it the fields take any text all the same. */
export const SuggestProfileValuesContext = createContext<SuggestProfileValues | undefined>(undefined)

/**
 * What completes a text that is being typed. A failure offers nothing: completions are a help, and typing goes on without.
 *
 * @param typed What somebody typed, and not what a field held before.
 */
export function useSuggestedValues(field: SuggestedField, typed: string): readonly Choice[] {
  const suggest = useContext(SuggestProfileValuesContext)
  const wanted = typed.trim()
  const asked = useSettled(wanted, TYPING_REST_MS)
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly choices: readonly Choice[] }>()
  useEffect(() => {
    if (!suggest || asked.length < MIN_TYPED) return undefined
    const giveUp = new AbortController()
    const ask = async () => {
      const values = await suggest(field, asked, giveUp.signal)
      setAnswer({ asked, choices: values.map(choiceOf) })
    }
    void ask().catch(() => undefined)
    return () => giveUp.abort()
  }, [suggest, field, asked])
  return useMemo(() => {
    if (!answer || wanted.length < MIN_TYPED || !goesOn(answer.asked, wanted)) return NONE
    return answer.choices
  }, [answer, wanted])
}

/** Whether two texts are the same word at two moments of its being typed: what completes one still helps with the other. */
function goesOn(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

function choiceOf({ value, peopleCount }: { value: string; peopleCount: number }): Choice {
  return { id: value, label: value, ...(peopleCount > 0 ? { detail: copy.peopleHere(peopleCount) } : {}) }
}
