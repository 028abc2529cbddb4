import { media } from '@umkreis/design-system/tokens'
import { useSyncExternalStore } from 'react'

/** Whether list and conversation have no room beside each other. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(media.below768)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(media.below768).matches,
  )
}
