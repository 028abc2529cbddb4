import { createHouseWords } from '@umkreis/api-client/admin'
import type { HouseWord, HouseWordInput, HouseWordOff } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { customizationCopy } from '../components/customization/copy.ts'
import { useManaged } from './use-managed.ts'

const copy = customizationCopy.words

/** The organisation's own words, and all that can be done with them. */
export function useHouseVocabulary() {
  const api = useApi()
  const words = useMemo(() => createHouseWords(api), [api])
  const { query, change, take, isChanging } = useManaged('house-words', (signal) => words.list(signal))
  return {
    query,
    isChanging,
    /** Rejects with what the server refused: the form says it. */
    add: async (word: HouseWordInput) => take(await words.add(word)),
    /** Rejects with what the server refused: the form says it. */
    update: async (id: string, word: HouseWordInput) => take(await words.change(id, word)),
    remove: ({ id, name, synonyms }: HouseWord) =>
      change({ act: () => words.remove(id), done: copy.removed(name), undo: () => words.add({ name, synonyms }) }),
    /** Rejects with what the server refused: the form says it. */
    switchOff: async (name: string) => take(await words.switchOff(name)),
    switchOn: ({ id, name }: HouseWordOff) =>
      change({ act: () => words.switchOn(id), done: copy.switchedOn(name), undo: () => words.switchOff(name) }),
  }
}
