/** Whatever is remembered for a member is kept below this key: by the device in local storage, by the tab in session storage. */
export const MEMBER_MEMORY_PREFIX = 'umkreis.member.'

/** Says in session storage that Surround me led to the chat (SPEC.md section 3). */
export const FROM_SURROUND_ME_KEY = 'fromSurroundMe'
/** Names in session storage the group that Surround me has just made (SPEC.md section 3). */
export const NEW_GROUP_KEY = 'newGroupId'

/** Forgets everything that this device remembers for members; session and settings of the device are not among it. */
export function forgetMembers(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(MEMBER_MEMORY_PREFIX)) storage.removeItem(key)
}

/**
 * Forgets everything that one tab remembers for members: what they had begun to type, and where they were led.
 *
 * @param storage Each tab has its own, so that each clears it itself, whichever of them signed out.
 */
export function forgetMembersOfTab(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  forgetMembers(storage)
  storage.removeItem(FROM_SURROUND_ME_KEY)
  storage.removeItem(NEW_GROUP_KEY)
}
