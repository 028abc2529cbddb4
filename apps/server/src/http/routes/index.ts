import type { AnyRoute } from '../route.ts'
import { loginRoute } from './auth/login.ts'
import { logoutRoute } from './auth/logout.ts'
import { refreshRoute } from './auth/refresh.ts'
import { registerInvitedRoute } from './auth/register-invited.ts'
import { registerTrialRoute } from './auth/register-trial.ts'
import { registerRoute } from './auth/register.ts'
import { requestResetRoute } from './auth/request-reset.ts'
import { resetPasswordRoute } from './auth/reset-password.ts'
import { setNewPasswordRoute } from './auth/set-new-password.ts'
import { getBlobRoute } from './blobs/get-blob.ts'
import { requestDemoRoute } from './contact/request-demo.ts'
import { requestNewsletterRoute } from './contact/request-newsletter.ts'
import { updateCustomFieldsRoute } from './custom-fields/update-custom-fields.ts'
import { listGroupBoxesRoute } from './e2ee/list-group-boxes.ts'
import { listGroupLinksRoute } from './e2ee/list-group-links.ts'
import { listOwnBoxesRoute } from './e2ee/list-own-boxes.ts'
import { listPendingBoxesRoute } from './e2ee/list-pending-boxes.ts'
import { listUserLinksRoute } from './e2ee/list-user-links.ts'
import { postGroupBoxesRoute } from './e2ee/post-group-boxes.ts'
import { postGroupLinkRoute } from './e2ee/post-group-link.ts'
import { postUserLinkRoute } from './e2ee/post-user-link.ts'
import { addMembersRoute } from './groups/add-members.ts'
import { createGroupRoute } from './groups/create-group.ts'
import { getGroupRoute } from './groups/get-group.ts'
import { leaveGroupRoute } from './groups/leave-group.ts'
import { listGroupsRoute } from './groups/list-groups.ts'
import { listMessagesRoute } from './groups/list-messages.ts'
import { removeMemberRoute } from './groups/remove-member.ts'
import { updateGroupRoute } from './groups/update-group.ts'
import { getBigLogoRoute } from './look/get-big-logo.ts'
import { getSmallLogoRoute } from './look/get-small-logo.ts'
import { getThemeRoute } from './look/get-theme.ts'
import { createInvitationLinkRoute } from './manager/create-invitation-link.ts'
import { deleteUsersRoute } from './manager/delete-users.ts'
import { inviteUsersRoute } from './manager/invite-users.ts'
import { deleteOwnUserRoute } from './users/delete-own-user.ts'
import { getOwnUserRoute } from './users/get-own-user.ts'
import { getUserRoute } from './users/get-user.ts'
import { listUsersRoute } from './users/list-users.ts'
import { searchUsersRoute } from './users/search-users.ts'
import { suggestUsersRoute } from './users/suggest-users.ts'
import { updateOwnUserRoute } from './users/update-own-user.ts'

/** Every method of the API. Of two that match the same address the first answers. */
export const routes: readonly AnyRoute[] = [
  loginRoute,
  registerRoute,
  registerTrialRoute,
  registerInvitedRoute,
  refreshRoute,
  logoutRoute,
  requestResetRoute,
  resetPasswordRoute,
  setNewPasswordRoute,
  listUsersRoute,
  getOwnUserRoute,
  getSmallLogoRoute,
  getBigLogoRoute,
  searchUsersRoute,
  suggestUsersRoute,
  getUserRoute,
  updateOwnUserRoute,
  deleteOwnUserRoute,
  updateCustomFieldsRoute,
  listGroupsRoute,
  createGroupRoute,
  getGroupRoute,
  updateGroupRoute,
  addMembersRoute,
  removeMemberRoute,
  leaveGroupRoute,
  listMessagesRoute,
  postUserLinkRoute,
  listUserLinksRoute,
  listOwnBoxesRoute,
  listPendingBoxesRoute,
  postGroupLinkRoute,
  listGroupLinksRoute,
  postGroupBoxesRoute,
  listGroupBoxesRoute,
  getThemeRoute,
  getBlobRoute,
  createInvitationLinkRoute,
  inviteUsersRoute,
  deleteUsersRoute,
  requestDemoRoute,
  requestNewsletterRoute,
]
