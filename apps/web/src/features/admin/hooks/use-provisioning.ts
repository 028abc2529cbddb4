import { createProvisioning } from '@umkreis/api-client/admin'
import type { ProvisioningToken, ProvisioningTokenInput } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { provisioningCopy as copy } from '../components/provisioning/copy.ts'
import { useManaged } from './use-managed.ts'

/** The tokens of identity providers, and making and revoking them. */
export function useProvisioning() {
  const api = useApi()
  const provisioning = useMemo(() => createProvisioning(api), [api])
  const { query, change, take, isChanging } = useManaged('provisioning', (signal) => provisioning.load(signal))
  return {
    query,
    isChanging,
    /** Rejects with what the server refused: the form says it. @returns The token, which nobody is told again. */
    create: async (input: ProvisioningTokenInput): Promise<string> => {
      const { token, ...all } = await provisioning.createToken(input)
      await take(all)
      return token
    },
    revoke: ({ id, name }: ProvisioningToken) =>
      change({ act: () => provisioning.revokeToken(id), done: copy.revoked(name) }),
  }
}
