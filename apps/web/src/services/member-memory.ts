/** Whatever this device remembers for a member is kept below this key in local storage, and forgotten at sign-out. */
export const MEMBER_MEMORY_PREFIX = 'umkreis.member.'

/** Forgets everything that this device remembers for members; session and settings of the device are not among it. */
export function forgetMembers(storage: Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(MEMBER_MEMORY_PREFIX)) storage.removeItem(key)
}
