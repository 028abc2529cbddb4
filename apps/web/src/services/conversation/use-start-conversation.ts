import { useMutation } from '@tanstack/react-query'
import type { GroupId, UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { paths } from '../../shared/paths.ts'
import { useApi } from '../api.ts'
import type { DraftStore } from '../drafts/draft-store.ts'
import { draftStoreAtom } from '../drafts/drafts.ts'
import { logError, logWarning } from '../log.ts'
import { FROM_SURROUND_ME_KEY, NEW_GROUP_KEY } from '../member-memory.ts'

/** Starting a conversation, and whether it is on its way. `firstLine` waits in the composer, unless something was begun there. */
export type StartConversation = {
  readonly isStarting: boolean
  readonly start: (userIds: readonly UserId[], firstLine?: string) => void
}

/**
 * Starts a conversation with one or several people, or opens the one that is there, and goes to it. Only below a member's
 * frame. Where it fails, the place stays as it is.
 *
 * @param onFailure Gets what to say, fit to be shown, and how to try again.
 */
export function useStartConversation(onFailure: (message: string, retry: () => void) => void): StartConversation {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const drafts = useAtomValue(draftStoreAtom)
  // Two clicks in one frame both see the state before the first of them.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ userIds, firstLine }: Wanted) => {
      const group = await api.groups.create({ userIds: [...userIds] })
      if (firstLine !== undefined) await keepFirstLine(drafts, group.groupId, firstLine)
      return group
    },
    onSuccess: ({ groupId }) => {
      const state = { write: true }
      // A chat that is open already follows the address; one that opens takes the group from what Surround me leaves.
      if (pathname === paths.chat()) return void navigate(paths.chat({ group: groupId }), { state })
      window.sessionStorage.setItem(FROM_SURROUND_ME_KEY, 'true')
      window.sessionStorage.setItem(NEW_GROUP_KEY, groupId)
      void navigate(paths.chat(), { state })
    },
    onError: (error, { userIds, firstLine }) => {
      logError('A conversation could not be started', error)
      onFailure(describeFailure(error), () => start(userIds, firstLine))
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  function start(userIds: readonly UserId[], firstLine?: string) {
    if (userIds.length === 0 || isUnderWay.current) return
    isUnderWay.current = true
    mutate({ userIds, firstLine })
  }
  return { isStarting: isPending, start }
}

type Wanted = { readonly userIds: readonly UserId[]; readonly firstLine: string | undefined }

/** What was begun in a conversation is worth more than a suggestion; and without a store one types the line oneself. */
async function keepFirstLine(drafts: DraftStore | null, groupId: GroupId, firstLine: string): Promise<void> {
  try {
    const kept = await drafts?.load()
    if (!kept?.get(groupId)) await drafts?.save(groupId, firstLine)
  } catch (error) {
    logWarning('A first line could not be kept', error)
  }
}
