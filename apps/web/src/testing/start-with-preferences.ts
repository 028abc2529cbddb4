import { createApiClient, createMemoryTokenStore } from '@umkreis/api-client'
import type { ChatSettingsUpdate, FeedDigest, Preferences, PreferencesUpdate } from '@umkreis/schemas'
import { createStore } from 'jotai'
import { provideApiAtom } from '../services/api.ts'
import { DEFAULT_PREFERENCES } from '../services/preferences/preferences.ts'
import { startSessionAtom } from '../services/session.ts'
import { johanna } from './people.ts'

/** Signs Johanna in at a server that keeps her preferences and those of the organisation, unless it is away. */
export async function startWithPreferences(preferences: Preferences = DEFAULT_PREFERENCES) {
  const server = {
    preferences,
    digest: { timeZone: null } as FeedDigest,
    /** How often its digest was changed. */
    digestChanges: 0,
    /** What a change of the digest waits for. */
    digestWaits: Promise.resolve(),
    isAway: false,
  }
  const tokens = createMemoryTokenStore()
  tokens.save({ accessToken: 'token', refreshToken: 'refresh', userId: johanna.userId, role: 'Manager' })
  const answer = async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === `/api/users/${johanna.userId}`) return Response.json(johanna)
    if (pathname.endsWith('-logo')) return Response.json({ url: null })
    if (pathname === '/api/manager/chat-settings' && !server.isAway) {
      const organisation = {
        ...server.preferences.organisation,
        ...((await request.json()) as ChatSettingsUpdate),
      }
      server.preferences = { ...server.preferences, organisation }
      return Response.json(organisation)
    }
    if (pathname === '/api/feed/digest' && !server.isAway) {
      if (request.method === 'PUT') {
        server.digest = (await request.json()) as FeedDigest
        await server.digestWaits
        server.digestChanges += 1
      }
      return Response.json(server.digest)
    }
    if (pathname !== '/api/users/preferences' || server.isAway) return Response.json({}, { status: 404 })
    if (request.method === 'PATCH') {
      server.preferences = { ...server.preferences, ...((await request.json()) as PreferencesUpdate) }
    }
    return Response.json(server.preferences)
  }
  const store = createStore()
  store.set(provideApiAtom, createApiClient({ baseUrl: 'http://umkreis.test/api', store: tokens, fetch: answer }))
  await store.set(startSessionAtom)
  return { store, server }
}
