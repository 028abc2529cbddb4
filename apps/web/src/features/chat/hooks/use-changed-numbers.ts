import type { UserId } from '@umkreis/schemas'
import { useCallback, useSyncExternalStore } from 'react'
import type { Trust } from '../../../services/conversation/trust.ts'

/** Those among some people whose safety number was compared once and is another one now. */
export function useChangedNumbers(trust: Trust, userIds: readonly UserId[]): readonly UserId[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = userIds.map((userId) => trust.verificationOf(userId).subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [trust, userIds],
  )
  const isChanged = (userId: UserId) => trust.verificationOf(userId).get() === 'changed'
  // A value that stays the same while its parts do.
  const marks = useSyncExternalStore(subscribe, () => userIds.map((userId) => (isChanged(userId) ? '1' : '0')).join(''))
  return userIds.filter((_userId, index) => marks[index] === '1')
}
