import { passkeySchema, passkeyUpdateSchema } from '@umkreis/schemas'
import { renamePasskey } from '../../../services/auth/passkeys/own-passkeys.ts'
import { defineRoute } from '../../route.ts'

export const renamePasskeyRoute = defineRoute({
  method: 'patch',
  path: '/auth/passkeys/:passkeyId',
  summary: 'Call one of one’s own passkeys otherwise',
  tag: 'Sign-in',
  access: 'member',
  limit: 'changes',
  body: passkeyUpdateSchema,
  maxBodyBytes: 10_000,
  answer: passkeySchema,
  handle: ({ context, viewer, params, body }) => renamePasskey(context.db, viewer, params.passkeyId, body.name),
})
