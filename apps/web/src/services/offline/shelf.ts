import type { KeyStore } from '@umkreis/chat-hub'
import { groupsAnswerSchema, userSchema, type GroupsAnswer, type User } from '@umkreis/schemas'
import { atom } from 'jotai'
import * as v from 'valibot'

/** What the server last said that the application can't begin without, kept for when it is not reached. */
export interface Shelf {
  loadUser(): Promise<User | undefined>
  keepUser(user: User): Promise<void>
  /** The first page of the member's conversations. */
  loadGroups(): Promise<GroupsAnswer | undefined>
  keepGroups(answer: GroupsAnswer): Promise<void>
  /** Forgets everything: somebody has signed out. */
  clear(): Promise<void>
}

const USER = 'shelf-user'
const GROUPS = 'shelf-groups'

/**
 * Creates a shelf among the secrets of the device: whom somebody talks to is nobody's who finds it.
 *
 * @param store The member's own.
 */
export function createShelf(store: Pick<KeyStore, 'get' | 'put' | 'delete'>): Shelf {
  const load = async <S extends v.GenericSchema>(name: string, schema: S): Promise<v.InferOutput<S> | undefined> => {
    const bytes = await store.get(name)
    if (!bytes) return undefined
    // Another version of the application may have kept another shape.
    const found = v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)))
    return found.success ? found.output : undefined
  }
  const keep = (name: string, value: unknown) => store.put(name, new TextEncoder().encode(JSON.stringify(value)))
  return {
    loadUser: () => load(USER, userSchema),
    keepUser: (user) => keep(USER, user),
    loadGroups: () => load(GROUPS, groupsAnswerSchema),
    keepGroups: (answer) => keep(GROUPS, answer),
    async clear() {
      await Promise.all([store.delete(USER), store.delete(GROUPS)])
    },
  }
}

const shelfBase = atom<Shelf | null>(null)

/** The member's shelf; null before and after, and where this browser stores nothing. */
export const shelfAtom = atom((get) => get(shelfBase))

/** Puts the member's shelf in place, or takes it away. */
export const provideShelfAtom = atom(null, (_get, set, shelf: Shelf | null) => set(shelfBase, shelf))
