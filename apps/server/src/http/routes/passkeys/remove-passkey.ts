import { removePasskey } from '../../../services/auth/passkeys/own-passkeys.ts'
import { defineRoute } from '../../route.ts'

export const removePasskeyRoute = defineRoute({
  method: 'delete',
  path: '/auth/passkeys/:passkeyId',
  summary: 'Remove one of one’s own passkeys',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => removePasskey(context.db, viewer, params.passkeyId),
})
