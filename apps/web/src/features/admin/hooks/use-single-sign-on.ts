import { createManagedSingleSignOn } from '@umkreis/api-client/admin'
import type { SingleSignOnInput } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { singleSignOnCopy as copy } from '../components/single-sign-on/copy.ts'
import { useManaged } from './use-managed.ts'

/** Through which provider people sign in, and entering, testing and removing one. */
export function useSingleSignOn() {
  const api = useApi()
  const resource = useMemo(() => createManagedSingleSignOn(api), [api])
  const { query, change, isChanging, take } = useManaged('single-sign-on', (signal) => resource.load(signal))
  return {
    query,
    isChanging,
    /** Rejects with what the server refused: the form says it. @returns What is kept from then on. */
    save: async (input: SingleSignOnInput) => {
      const saved = await resource.save(input)
      await take(saved)
      return saved
    },
    /** Rejects likewise. @returns Where people will sign in. */
    test: async (issuer: string) => (await resource.test(issuer)).signInHost,
    checkDomain: (domain: string) =>
      change({ act: () => resource.checkDomain(domain), done: copy.domains.proved(domain) }),
    remove: () => change({ act: () => resource.remove(), done: copy.removed }),
  }
}
