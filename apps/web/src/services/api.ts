import { createApiClient, createLocalTokenStore, type ApiClient } from '@umkreis/api-client'
import { atom, useAtomValue } from 'jotai'
import { LANGUAGE } from '../shared/i18n/locale.ts'

const apiBase = atom<ApiClient | undefined>(undefined)

/** The single API client. */
export const apiAtom = atom((get): ApiClient => {
  const api = get(apiBase)
  if (!api) throw new Error('The API client is asked for before it was provided')
  return api
})

/** Puts the API client in place, once, before anything is shown. */
export const provideApiAtom = atom(null, (_get, set, api: ApiClient) => set(apiBase, api))

/** The single API client, inside a component. */
export function useApi(): ApiClient {
  return useAtomValue(apiAtom)
}

/** Creates the client of this browser: same origin, session in local storage. */
export function createBrowserApi(): ApiClient {
  return createApiClient({
    baseUrl: '/api',
    store: createLocalTokenStore(window.localStorage, window),
    language: LANGUAGE,
  })
}
