import { createAudit, createOrganisation } from '@umkreis/api-client/admin'
import { createCoffeeRounds } from '@umkreis/api-client/matching'
import { createChatSettings } from '@umkreis/api-client/settings'
import type { ChatSettingsUpdate, CoffeeInterval, OrganisationSettingsUpdate } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { configureCopy as copy } from '../components/configure/copy.ts'
import { useManaged } from './use-managed.ts'

/** What the organisation has decided, and deciding otherwise. */
export function useOrganisation() {
  const api = useApi()
  const organisation = useMemo(() => createOrganisation(api), [api])
  const { query, change, take } = useManaged('organisation', (signal) => organisation.load(signal))
  return {
    query,
    change: (update: OrganisationSettingsUpdate) =>
      change({ act: () => organisation.change(update), done: copy.saved }),
    /** Rejects with what the server refused: the form says it. */
    rename: async (name: string) => take(await organisation.change({ name })),
  }
}

/** The open invitation links, and ending one. */
export function useInvitationLinks() {
  const api = useApi()
  const organisation = useMemo(() => createOrganisation(api), [api])
  const { query, change, isChanging } = useManaged('invitation-links', (signal) => organisation.invitationLinks(signal))
  return {
    query,
    isChanging,
    revoke: (id: string) => change({ act: () => organisation.revokeInvitationLink(id), done: copy.links.revoked }),
  }
}

/** What people may show each other in conversations, for the organisation as a whole. */
export function useChatSettings() {
  const api = useApi()
  const settings = useMemo(() => createChatSettings(api), [api])
  const { query, change } = useManaged('chat-settings', (signal) => settings.load(signal))
  return {
    query,
    change: (update: ChatSettingsUpdate) => change({ act: () => settings.change(update), done: copy.saved }),
  }
}

/** The organisation's coffee rounds, and how often they begin. */
export function useCoffeeProgramme() {
  const api = useApi()
  const rounds = useMemo(() => createCoffeeRounds(api), [api])
  const { query, change } = useManaged('coffee', async (signal) => (await rounds.load(signal)).programme)
  const choose = async (interval: CoffeeInterval | null) => {
    await rounds.change({ interval })
    return (await rounds.load()).programme
  }
  return {
    query,
    choose: (interval: CoffeeInterval | null) => change({ act: () => choose(interval), done: copy.saved }),
  }
}

/** Who changed what. */
export function useAudit() {
  const api = useApi()
  return useMemo(() => createAudit(api), [api])
}
