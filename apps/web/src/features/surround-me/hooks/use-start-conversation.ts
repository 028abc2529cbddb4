import { ApiProblemError } from '@umkreis/api-client'
import { useMutation } from '@tanstack/react-query'
import type { UserId } from '@umkreis/schemas'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'

/** Session storage keys by which the chat knows where somebody comes from (SPEC.md section 3). */
const FROM_SURROUND_ME = 'fromSurroundMe'
const NEW_GROUP_ID = 'newGroupId'

/** Starting a conversation, and whether it is on its way. */
export type StartConversation = { readonly isStarting: boolean; readonly start: (userIds: readonly UserId[]) => void }

/**
 * Starts a conversation with one or several people and goes to it. Where it fails, who was chosen stays chosen.
 *
 * @param onFailure Gets what to say, fit to be shown, and how to try again.
 */
export function useStartConversation(onFailure: (message: string, retry: () => void) => void): StartConversation {
  const api = useApi()
  const navigate = useNavigate()
  // Two clicks in one frame both see the state before the first of them.
  const isUnderWay = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (userIds: readonly UserId[]) => api.groups.create({ userIds: [...userIds] }),
    onSuccess: ({ groupId }) => {
      window.sessionStorage.setItem(FROM_SURROUND_ME, 'true')
      window.sessionStorage.setItem(NEW_GROUP_ID, groupId)
      void navigate(paths.chat(), { state: { write: true } })
    },
    onError: (error, userIds) => {
      logError('A conversation could not be started', error)
      const message = error instanceof ApiProblemError ? error.problem.detail : copy.startFailed
      onFailure(message || copy.startFailed, () => start(userIds))
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  function start(userIds: readonly UserId[]) {
    if (userIds.length === 0 || isUnderWay.current) return
    isUnderWay.current = true
    mutate(userIds)
  }
  return { isStarting: isPending, start }
}
