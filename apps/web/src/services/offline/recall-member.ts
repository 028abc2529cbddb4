import type { User } from '@umkreis/schemas'
import { openIndexedDbKeyStore } from '../keys/indexed-db-key-store.ts'
import { logWarning } from '../log.ts'
import { createShelf } from './shelf.ts'

/** Who is signed in on this device, as the server last said it. Never rejects. */
export async function recallMember(userId: string): Promise<User | undefined> {
  try {
    const user = await createShelf(await openIndexedDbKeyStore(userId)).loadUser()
    return user?.userId === userId ? user : undefined
  } catch (error) {
    logWarning('This device does not know its member', error)
    return undefined
  }
}
