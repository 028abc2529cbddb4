import { sendSignal } from '@simplewebauthn/browser'
import { statusOf } from '@umkreis/api-client'
import { createPasskeys } from '@umkreis/api-client/passkeys'
import { showToast } from '@umkreis/design-system'
import type { Passkey, PasskeysAnswer } from '@umkreis/schemas'
import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useApi } from '../../../../services/api.ts'
import { passkeysCopy as copy } from './copy.ts'

/** Under this key one's passkeys are kept. */
export const PASSKEYS = 'own-passkeys'

/** One's passkeys, the newest first. Asked for anew at each visit: nothing tells of one that was added elsewhere. */
export function usePasskeys(): UseQueryResult<PasskeysAnswer> {
  const api = useApi()
  return useQuery({
    queryKey: [PASSKEYS],
    queryFn: ({ signal }) => createPasskeys(api).list(signal),
    staleTime: 0,
  })
}

/** What a passkey is called on the screen. */
export function nameOf({ name }: Pick<Passkey, 'name'>): string {
  return name || copy.unnamed
}

/** Removes a passkey, and lets what keeps it know. One that was removed elsewhere is as good as removed here. */
export function useRemovePasskey(onDone: () => void): UseMutationResult<void, Error, Passkey> {
  const passkeys = createPasskeys(useApi())
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ passkeyId }) => {
      try {
        await passkeys.remove(passkeyId)
      } catch (error) {
        if (statusOf(error) !== 404) throw error
      }
    },
    onSuccess: async (_nothing, passkey) => {
      showToast({ message: copy.remove.done(nameOf(passkey)) })
      onDone()
      await client.invalidateQueries({ queryKey: [PASSKEYS] })
      const left = client.getQueryData<PasskeysAnswer>([PASSKEYS])
      if (left) await tellKeepers(left)
    },
  })
}

/** Tells what keeps passkeys which are still good, so that it offers no other. */
async function tellKeepers({ passkeys, rpId, userHandle }: PasskeysAnswer): Promise<void> {
  const allAcceptedCredentialIDs = passkeys.map(({ credentialId }) => credentialId)
  try {
    await sendSignal({ signalName: 'allAcceptedCredentials', rpID: rpId, userID: userHandle, allAcceptedCredentialIDs })
  } catch {
    // Few browsers know how; the dialog has said that one may have to delete it there.
  }
}
