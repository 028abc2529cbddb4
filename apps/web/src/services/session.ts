import { statusOf, type ApiClient, type RegistrationWay } from '@umkreis/api-client'
import {
  userIdSchema,
  type AuthAnswer,
  type LoginRequest,
  type RegisterRequest,
  type RegisterTrialRequest,
  type User,
} from '@umkreis/schemas'
import { atom } from 'jotai'
import * as v from 'valibot'
import { apiAtom } from './api.ts'
import { leaveAtom } from './leaving.ts'
import { loadLooksAtom, restoreLooksAtom } from './looks.ts'
import { forgetMembersOfTab } from './member-memory.ts'
import { nextSession, type SessionEvent, type SessionState } from './session-state.ts'

const sessionBase = atom<SessionState>({ kind: 'starting' })
const userBase = atom<User | undefined>(undefined)
const dispatchAtom = atom(null, (get, set, event: SessionEvent) => {
  const state = nextSession(get(sessionBase), event)
  // Kept past the end of the session: what is still on the screen is drawn once more before the page goes.
  if (state.kind === 'member') set(userBase, state.user)
  set(sessionBase, state)
})

/** Who uses the application now. */
export const sessionAtom = atom((get) => get(sessionBase))

/** The person signed in. Only read below a guarded route: elsewhere it throws. */
export const currentUserAtom = atom((get): User => {
  const user = get(userBase)
  if (!user) throw new Error('Nobody is signed in')
  return user
})

/** Finds out who is signed in, and loads what must be there before anything is shown. Never rejects. */
export const startSessionAtom = atom(null, async (get, set) => {
  const api = get(apiAtom)
  const stored = api.session.store.load()
  set(dispatchAtom, { kind: 'retry' })
  if (!stored) return set(dispatchAtom, { kind: 'nobody-stored' })
  set(restoreLooksAtom, stored.userId)
  try {
    const [user] = await Promise.all([requireStoredUser(api, stored.userId), set(loadLooksAtom)])
    // Another tab may have signed out meanwhile.
    if (api.session.store.load()) set(dispatchAtom, { kind: 'loaded', user, arrival: 'restored' })
  } catch (error) {
    // No answer, or that of a proxy without a server, says nothing of the member: this device may know them.
    const isAway = (statusOf(error) ?? 502) >= 502
    const user = isAway
      ? await import('./offline/recall-member.ts').then(
          ({ recallMember }) => recallMember(stored.userId),
          () => undefined,
        )
      : undefined
    if (!api.session.store.load()) set(dispatchAtom, { kind: 'expired' })
    else if (user) set(dispatchAtom, { kind: 'loaded', user, arrival: 'recalled' })
    else set(dispatchAtom, { kind: 'load-failed', error })
  }
})

/** Takes in who has just signed in, in whichever way: from then on {@link sessionAtom} is a member. */
export const takeSignInAtom = atom(null, async (_get, set, { user }: AuthAnswer) => {
  await set(loadLooksAtom)
  set(dispatchAtom, { kind: 'loaded', user, arrival: 'signed-in' })
})

/** Signs in with a password. @throws {ApiError} */
export const signInAtom = atom(null, async (get, set, request: LoginRequest) =>
  set(takeSignInAtom, await get(apiAtom).auth.login(request)),
)

/** Registers and signs in. @throws {ApiError} */
export const registerAtom = atom(
  null,
  async (get, set, way: RegistrationWay, request: RegisterRequest | RegisterTrialRequest) => {
    await set(takeSignInAtom, await get(apiAtom).auth.register(way, request))
  },
)

/**
 * Signs out: clears user data, tokens and user id on this device, and ends the session at the server. Where something is
 * not saved, that is asked about before.
 */
export const signOutAtom = atom(null, (get, set) =>
  set(leaveAtom, () => {
    void get(apiAtom).auth.logout()
    set(dispatchAtom, { kind: 'signed-out' })
  }),
)

/** Merges what the server answered to a change of one's own profile. */
export const mergeUserAtom = atom(null, (_get, set, changes: Partial<User>) =>
  set(dispatchAtom, { kind: 'changed', changes }),
)

/** Follows what happens to the stored session from outside: it ended, or another tab signed in or out. Ends with the call it returns. */
export const followStoredSessionAtom = atom(null, (get, set) => {
  const { session } = get(apiAtom)
  const endedOff = session.onEnded(() => set(dispatchAtom, { kind: 'expired' }))
  const storeOff = session.store.subscribe((from) => {
    if (from === 'here') return
    const stored = session.store.load()
    const state = get(sessionBase)
    if (!stored && state.kind === 'member') set(dispatchAtom, { kind: 'signed-out' })
    if (stored && state.kind === 'visitor') void set(startSessionAtom)
    // Another account in the same browser: everything in memory belongs to somebody else.
    if (stored && state.kind === 'member' && stored.userId !== state.user.userId) {
      forgetMembersOfTab(window.sessionStorage)
      window.location.reload()
    }
  })
  return () => {
    endedOff()
    storeOff()
  }
})

async function requireStoredUser(api: ApiClient, storedId: string): Promise<User> {
  const userId = v.parse(userIdSchema, storedId)
  try {
    return await api.users.byId(userId)
  } catch (error) {
    // The token was renewed on the way: what failed only for its age is asked for again, once.
    if (statusOf(error) !== 401 || !api.session.store.load()) throw error
    return api.users.byId(userId)
  }
}
