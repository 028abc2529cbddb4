import {
  invitationLinkAnswerSchema,
  inviteAnswerSchema,
  inviteRequestSchema,
  type InviteAnswer,
  type UserId,
} from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** What only Managers may do. */
export interface ManagerResource {
  /** @returns A web address that lets whoever has it join the organisation. */
  createInvitationLink(): Promise<string>
  invite(emails: readonly string[]): Promise<InviteAnswer>
  /** Deletes people's profiles. */
  deleteUsers(userIds: readonly UserId[]): Promise<void>
}

export function createManagerResource(http: Http): ManagerResource {
  return {
    async createInvitationLink() {
      return (await http.json('post', 'manager/create-company-registration-link', invitationLinkAnswerSchema)).data
    },
    async invite(emails) {
      const json = http.parseRequest(inviteRequestSchema, { Emails: [...emails] })
      return http.json('post', 'manager/usersRegistration', inviteAnswerSchema, { json })
    },
    deleteUsers: (userIds) =>
      http.send('delete', 'manager/listOfUsers', {
        body: JSON.stringify(userIds),
        headers: { 'Content-Type': 'application/json-patch+json' },
      }),
  }
}
