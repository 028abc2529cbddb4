// The people of an organisation as its managers see them. Every name is listed: this is a front door.
export { createInvitations, type InvitationsResource, type InvitationWords } from './invitations.ts'
export { createManagedPeople, type ManagedPeopleResource } from './managed-people.ts'
