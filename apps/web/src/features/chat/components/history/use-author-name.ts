import type { UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { currentUserAtom } from '../../../../services/session.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { peopleAtom } from '../../state/groups.ts'
import { copy } from './copy.ts'

/** What the author of a message is called, also after they have left. */
export function useAuthorName(): (userId: UserId) => string {
  const viewerId = useAtomValue(currentUserAtom).userId
  const people = useAtomValue(peopleAtom)
  return useCallback(
    (userId) => {
      if (userId === viewerId) return copy.you
      const person = people.get(userId)
      return person ? formatName(person) : copy.formerMember
    },
    [people, viewerId],
  )
}
