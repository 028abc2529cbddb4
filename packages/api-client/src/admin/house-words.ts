import {
  houseWordInputSchema,
  houseWordListSchema,
  houseWordOffInputSchema,
  type HouseWordInput,
  type HouseWordList,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** The organisation's own words, and the built-in ones that mean nothing else there. Only for Managers; every change answers all. */
export interface HouseWordsResource {
  list(signal?: AbortSignal): Promise<HouseWordList>
  add(word: HouseWordInput): Promise<HouseWordList>
  change(id: string, word: HouseWordInput): Promise<HouseWordList>
  remove(id: string): Promise<HouseWordList>
  switchOff(name: string): Promise<HouseWordList>
  switchOn(id: string): Promise<HouseWordList>
}

/** Adds the organisation's own words to a client. @throws {TypeError} For what this package did not make. */
export function createHouseWords(client: ApiClient): HouseWordsResource {
  const http = transportOf(client)
  const at = (path: string, id: string) => `manager/${path}/${encodeURIComponent(id)}`
  const words = (...[method, path, options]: [Parameters<typeof http.json>[0], string, object?]) =>
    http.json(method, path, houseWordListSchema, options)
  return {
    list: (signal) => words('get', 'manager/words', signal ? { signal } : {}),
    add: async (word) => words('post', 'manager/words', { json: http.parseRequest(houseWordInputSchema, word) }),
    change: async (id, word) => words('put', at('words', id), { json: http.parseRequest(houseWordInputSchema, word) }),
    remove: (id) => words('delete', at('words', id)),
    switchOff: async (name) =>
      words('post', 'manager/words-off', { json: http.parseRequest(houseWordOffInputSchema, { name }) }),
    switchOn: (id) => words('delete', at('words-off', id)),
  }
}
