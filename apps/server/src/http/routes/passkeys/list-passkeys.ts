import { passkeysAnswerSchema } from '@umkreis/schemas'
import { listOwnPasskeys } from '../../../services/auth/passkeys/own-passkeys.ts'
import { needsPassword } from '../../../services/auth/passkeys/register-passkey.ts'
import { relyingParty, userHandleOf } from '../../../services/auth/passkeys/relying-party.ts'
import { defineRoute } from '../../route.ts'

export const listPasskeysRoute = defineRoute({
  method: 'get',
  path: '/auth/passkeys',
  summary: 'One’s own passkeys, the newest first',
  tag: 'Sign-in',
  access: 'member',
  answer: passkeysAnswerSchema,
  handle: async ({ context, viewer }) => ({
    passkeys: await listOwnPasskeys(context.db, viewer),
    needsPassword: await needsPassword(context, viewer),
    rpId: relyingParty(context.publicUrl()).rpId,
    userHandle: userHandleOf(viewer.userId),
  }),
})
