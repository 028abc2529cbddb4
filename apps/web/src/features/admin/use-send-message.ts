import { useMutation } from '@tanstack/react-query'
import { showToast } from '@umkreis/design-system'
import type { UserId } from '@umkreis/schemas'
import { useNavigate } from 'react-router'
import { useApi } from '../../services/api.ts'
import { logError } from '../../services/log.ts'
import { describeFailure } from '../../shared/form/describe-failure.ts'
import { paths } from '../../shared/paths.ts'

/** Opens the conversation with somebody in the chat, be it new or one that was there. */
export function useSendMessage(): (userId: UserId) => void {
  const api = useApi()
  const navigate = useNavigate()
  const open = useMutation({
    mutationFn: (userId: UserId) => api.groups.create({ userIds: [userId] }),
    onSuccess: (group) => {
      // The chat takes the group to show from here, as it does after Surround me.
      window.sessionStorage.setItem('newGroupId', group.groupId)
      window.sessionStorage.setItem('fromSurroundMe', 'true')
    },
    onError: (error) => {
      logError('A conversation could not be opened', error)
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
    // Also after a failure: the other conversations are there.
    onSettled: () => navigate(paths.chat()),
  })
  return open.mutate
}
