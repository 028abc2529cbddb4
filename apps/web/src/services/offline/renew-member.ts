import { atom } from 'jotai'
import { apiAtom } from '../api.ts'
import { logWarning } from '../log.ts'
import { loadLooksAtom } from '../looks.ts'
import { mergeUserAtom, sessionAtom } from '../session.ts'

/** Loads the member anew who was only recalled, now that the server is reached. Never rejects. */
export const renewMemberAtom = atom(null, async (get, set) => {
  const session = get(sessionAtom)
  if (session.kind !== 'member' || session.arrival !== 'recalled') return
  try {
    const [user] = await Promise.all([get(apiAtom).users.byId(session.user.userId), set(loadLooksAtom)])
    set(mergeUserAtom, user)
  } catch (error) {
    logWarning('The member could not be loaded', error)
  }
})
