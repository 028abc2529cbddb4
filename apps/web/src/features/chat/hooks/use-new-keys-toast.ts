import { showToast } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { copy } from '../copy.ts'
import { listNames } from '../logic/group-title.ts'
import { forgetNewKeysAtom, newKeysAtom } from '../state/contact-keys.ts'

/** Tells once, whatever conversation is shown, that people started over with new keys. */
export function useNewKeysToast(nameOf: (id: UserId) => string): void {
  const userIds = useAtomValue(newKeysAtom)
  const forget = useSetAtom(forgetNewKeysAtom)
  useEffect(() => {
    if (userIds.length === 0) return
    showToast({ tone: 'neutral', message: copy.newKeys(listNames(userIds.map(nameOf)), userIds.length) })
    forget(userIds)
  }, [userIds, nameOf, forget])
}
