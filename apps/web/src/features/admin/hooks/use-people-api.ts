import {
  createInvitations,
  createManagedPeople,
  type InvitationsResource,
  type ManagedPeopleResource,
} from '@umkreis/api-client/people'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'

/** What managers do with people, over the session's client. */
export function useManagedPeople(): ManagedPeopleResource {
  const api = useApi()
  return useMemo(() => createManagedPeople(api), [api])
}

/** Asking people in, over the session's client. */
export function useInvitations(): InvitationsResource {
  const api = useApi()
  return useMemo(() => createInvitations(api), [api])
}
