import { useMutation } from '@tanstack/react-query'
import type { InvitationWords } from '@umkreis/api-client/people'
import { showToast } from '@umkreis/design-system'
import { logError } from '../../../../services/log.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { useInvitations } from '../../hooks/use-people-api.ts'

/** Who was invited just now, and how many of the others are here or on their way already. */
export type Invited = { readonly emails: readonly string[]; readonly members: number; readonly before: number }

type Wanted = { readonly emails: readonly string[]; readonly words: InvitationWords }

/** Invites many people in one go. */
export function useInviteMany(onInvited: (invited: Invited) => void) {
  const api = useInvitations()
  return useMutation({
    mutationFn: ({ emails, words }: Wanted) => api.invite(emails, words),
    onSuccess: ({ results }) => {
      const count = (wanted: string) => results.filter(({ status }) => status === wanted).length
      const emails = results.filter(({ status }) => status === 'invited').map(({ email }) => email)
      onInvited({ emails, members: count('already-member'), before: count('already-invited') })
    },
    onError: (error) => {
      logError('People could not be invited', error)
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
  })
}
