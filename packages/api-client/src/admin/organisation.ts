import {
  invitationLinksAnswerSchema,
  organisationSettingsSchema,
  organisationSettingsUpdateSchema,
  type InvitationLink,
  type OrganisationSettings,
  type OrganisationSettingsUpdate,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** What the organisation has decided, and the links by which one joins it. Only for Managers. */
export interface OrganisationResource {
  load(signal?: AbortSignal): Promise<OrganisationSettings>
  /** What is named is changed. @returns All of them. */
  change(update: OrganisationSettingsUpdate): Promise<OrganisationSettings>
  /** The open links, the newest first. The address of a link is told only when it is made. */
  invitationLinks(signal?: AbortSignal): Promise<InvitationLink[]>
  /** @returns Those that are left. */
  revokeInvitationLink(id: string): Promise<InvitationLink[]>
}

/** Adds the organisation's decisions to a client. @throws {TypeError} For what this package did not make. */
export function createOrganisation(client: ApiClient): OrganisationResource {
  const http = transportOf(client)
  const path = 'manager/organisation'
  const links = 'manager/invitation-links'
  const within = (signal?: AbortSignal) => (signal ? { signal } : {})
  return {
    load: (signal) => http.json('get', path, organisationSettingsSchema, within(signal)),
    async change(update) {
      const json = http.parseRequest(organisationSettingsUpdateSchema, update)
      return http.json('patch', path, organisationSettingsSchema, { json })
    },
    invitationLinks: async (signal) =>
      (await http.json('get', links, invitationLinksAnswerSchema, within(signal))).links,
    revokeInvitationLink: async (id) =>
      (await http.json('delete', `${links}/${encodeURIComponent(id)}`, invitationLinksAnswerSchema)).links,
  }
}
