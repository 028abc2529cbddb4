import type { UserId } from '@umkreis/schemas'
import { atom } from 'jotai'

const newKeysBase = atom<readonly UserId[]>([])

/** People who started over with new keys, of which nothing was said yet; oldest first. */
export const newKeysAtom = atom((get) => get(newKeysBase))

/** Remembers that somebody started over. */
export const noteNewKeysAtom = atom(null, (get, set, userId: UserId) =>
  set(newKeysBase, [...get(newKeysBase).filter((known) => known !== userId), userId]),
)

/** Forgets what was said. */
export const forgetNewKeysAtom = atom(null, (get, set, told: readonly UserId[]) =>
  set(
    newKeysBase,
    get(newKeysBase).filter((userId) => !told.includes(userId)),
  ),
)
