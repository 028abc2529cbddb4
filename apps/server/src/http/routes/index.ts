import type { AnyRoute } from '../route.ts'
import { beginUploadRoute } from './attachments/begin-upload.ts'
import { deleteAttachmentRoute } from './attachments/delete-attachment.ts'
import { getAttachmentRoute } from './attachments/get-attachment.ts'
import { sendPieceRoute } from './attachments/send-piece.ts'
import { changePasswordRoute } from './auth/change-password.ts'
import { endOtherSessionsRoute } from './auth/end-other-sessions.ts'
import { endSessionRoute } from './auth/end-session.ts'
import { getProofRoute } from './auth/get-proof.ts'
import { listSessionsRoute } from './auth/list-sessions.ts'
import { loginRoute } from './auth/login.ts'
import { logoutRoute } from './auth/logout.ts'
import { mailProofCodeRoute } from './auth/mail-proof-code.ts'
import { refreshRoute } from './auth/refresh.ts'
import { registerInvitedRoute } from './auth/register-invited.ts'
import { registerTrialRoute } from './auth/register-trial.ts'
import { registerRoute } from './auth/register.ts'
import { requestResetRoute } from './auth/request-reset.ts'
import { resetPasswordRoute } from './auth/reset-password.ts'
import { setNewPasswordRoute } from './auth/set-new-password.ts'
import { getBlobRoute } from './blobs/get-blob.ts'
import { deleteCoffeeMembershipRoute } from './coffee-rounds/delete-coffee-membership.ts'
import { getCoffeeRoundsRoute } from './coffee-rounds/get-coffee-rounds.ts'
import { listCoffeeHistoryRoute } from './coffee-rounds/list-coffee-history.ts'
import { putCoffeeFeedbackRoute } from './coffee-rounds/put-coffee-feedback.ts'
import { putCoffeeMembershipRoute } from './coffee-rounds/put-coffee-membership.ts'
import { requestDemoRoute } from './contact/request-demo.ts'
import { requestNewsletterRoute } from './contact/request-newsletter.ts'
import { requestSupportRoute } from './contact/request-support.ts'
import { updateCustomFieldsRoute } from './custom-fields/update-custom-fields.ts'
import { getPairingRoute } from './e2ee/get-pairing.ts'
import { listGroupBoxesRoute } from './e2ee/list-group-boxes.ts'
import { listGroupLinksRoute } from './e2ee/list-group-links.ts'
import { listOwnBoxesRoute } from './e2ee/list-own-boxes.ts'
import { listOwnDevicesRoute } from './e2ee/list-own-devices.ts'
import { listPairingsRoute } from './e2ee/list-pairings.ts'
import { listPendingBoxesRoute } from './e2ee/list-pending-boxes.ts'
import { listUserLinksOfManyRoute } from './e2ee/list-user-links-of-many.ts'
import { listUserLinksRoute } from './e2ee/list-user-links.ts'
import { postGroupBoxesRoute } from './e2ee/post-group-boxes.ts'
import { postGroupLinkRoute } from './e2ee/post-group-link.ts'
import { postPairingRoute } from './e2ee/post-pairing.ts'
import { postUserLinkRoute } from './e2ee/post-user-link.ts'
import { putOwnDeviceRoute } from './e2ee/put-own-device.ts'
import { feedRoutes } from './feed/index.ts'
import { addMembersRoute } from './groups/add-members.ts'
import { changeOwnGroupRoute } from './groups/change-own-group.ts'
import { createGroupRoute } from './groups/create-group.ts'
import { deleteGroupAvatarRoute } from './groups/delete-group-avatar.ts'
import { getGroupRoute } from './groups/get-group.ts'
import { leaveGroupRoute } from './groups/leave-group.ts'
import { listGroupsRoute } from './groups/list-groups.ts'
import { listMessagesRoute } from './groups/list-messages.ts'
import { listReadingRoute } from './groups/list-reading.ts'
import { putGroupAvatarRoute } from './groups/put-group-avatar.ts'
import { removeMemberRoute } from './groups/remove-member.ts'
import { setMemberRoleRoute } from './groups/set-member-role.ts'
import { updateGroupRoute } from './groups/update-group.ts'
import { getCompanyMetricsRoute } from './insights/get-company-metrics.ts'
import { getPeopleInsightsRoute } from './insights/get-people-insights.ts'
import { getBigLogoRoute } from './look/get-big-logo.ts'
import { getSmallLogoRoute } from './look/get-small-logo.ts'
import { getThemeRoute } from './look/get-theme.ts'
import { resetThemeRoute } from './look/reset-theme.ts'
import { saveThemeRoute } from './look/save-theme.ts'
import { addHouseWordRoute } from './manager/add-house-word.ts'
import { changeChatSettingsRoute } from './manager/change-chat-settings.ts'
import { createInvitationLinkRoute } from './manager/create-invitation-link.ts'
import { deleteUsersRoute } from './manager/delete-users.ts'
import { getChatSettingsRoute } from './manager/get-chat-settings.ts'
import { changeRolesRoute } from './manager/change-roles.ts'
import { countPeopleRoute } from './manager/count-people.ts'
import { exportPeopleRoute } from './manager/export-people.ts'
import { listInvitationsRoute } from './manager/list-invitations.ts'
import { getSearchProgressRoute } from './manager/get-search-progress.ts'
import { getInvitationProgressRoute } from './manager/get-invitation-progress.ts'
import { resendInvitationsRoute } from './manager/resend-invitations.ts'
import { revokeInvitationsRoute } from './manager/revoke-invitations.ts'
import { previewExcelRoute } from './manager/preview-excel.ts'
import { inviteUsersRoute } from './manager/invite-users.ts'
import { cancelPlanRoute } from './manager/cancel-plan.ts'
import { choosePlanRoute } from './manager/choose-plan.ts'
import { getBillingRoute } from './manager/get-billing.ts'
import { getInvoiceRoute } from './manager/get-invoice.ts'
import { getNextInvoiceRoute } from './manager/get-next-invoice.ts'
import { previewPlanRoute } from './manager/preview-plan.ts'
import { resumePlanRoute } from './manager/resume-plan.ts'
import { saveBillingAddressRoute } from './manager/save-billing-address.ts'
import { changeOrganisationRoute } from './manager/change-organisation.ts'
import { changeHouseWordRoute } from './manager/change-house-word.ts'
import { checkAuditRoute } from './manager/check-audit.ts'
import { createCustomFieldRoute } from './manager/create-custom-field.ts'
import { deleteCustomFieldRoute } from './manager/delete-custom-field.ts'
import { deleteLogoRoute } from './manager/delete-logo.ts'
import { exportAuditRoute } from './manager/export-audit.ts'
import { getOrganisationRoute } from './manager/get-organisation.ts'
import { getWorksCouncilPdfRoute } from './manager/get-works-council-pdf.ts'
import { getWorksCouncilRoute } from './manager/get-works-council.ts'
import { listCustomFieldsRoute } from './manager/list-custom-fields.ts'
import { listHouseWordsRoute } from './manager/list-house-words.ts'
import { listInvitationLinksRoute } from './manager/list-invitation-links.ts'
import { orderCustomFieldsRoute } from './manager/order-custom-fields.ts'
import { putLogoRoute } from './manager/put-logo.ts'
import { readAuditRoute } from './manager/read-audit.ts'
import { removeHouseWordRoute } from './manager/remove-house-word.ts'
import { restoreCustomFieldRoute } from './manager/restore-custom-field.ts'
import { revokeInvitationLinkRoute } from './manager/revoke-invitation-link.ts'
import { switchOffHouseWordRoute } from './manager/switch-off-house-word.ts'
import { switchOnHouseWordRoute } from './manager/switch-on-house-word.ts'
import { updateCustomFieldRoute } from './manager/update-custom-field.ts'
import { putCoffeeSettingsRoute } from './manager/put-coffee-settings.ts'
import { createProvisioningTokenRoute } from './manager/create-provisioning-token.ts'
import { listSavedThemesRoute } from './manager/list-saved-themes.ts'
import { listProvisioningRoute } from './manager/list-provisioning.ts'
import { revokeProvisioningTokenRoute } from './manager/revoke-provisioning-token.ts'
import { getQrPdfRoute } from './qr-code/get-qr-pdf.ts'
import { getQrPictureRoute } from './qr-code/get-qr-picture.ts'
import { deleteNoteRoute } from './notes/delete-note.ts'
import { listNotesRoute } from './notes/list-notes.ts'
import { putNoteRoute } from './notes/put-note.ts'
import { readNotesRoute } from './notes/read-notes.ts'
import { passkeyRoutes } from './passkeys/index.ts'
import { deleteSubscriptionRoute } from './push/delete-subscription.ts'
import { getPushKeyRoute } from './push/get-key.ts'
import { putSubscriptionRoute } from './push/put-subscription.ts'
import { scimRoutes } from './scim/index.ts'
import { singleSignOnRoutes } from './single-sign-on/index.ts'
import { changePreferencesRoute } from './users/change-preferences.ts'
import { changeVisibilityRoute } from './users/change-visibility.ts'
import { deleteOwnUserRoute } from './users/delete-own-user.ts'
import { exportOwnDataRoute } from './users/export-own-data.ts'
import { getOwnUserRoute } from './users/get-own-user.ts'
import { getPreferencesRoute } from './users/get-preferences.ts'
import { getUserRoute } from './users/get-user.ts'
import { getVisibilityRoute } from './users/get-visibility.ts'
import { listMatchesRoute } from './users/list-matches.ts'
import { listUsersRoute } from './users/list-users.ts'
import { matchUserRoute } from './users/match-user.ts'
import { searchUsersRoute } from './users/search-users.ts'
import { suggestProfileValuesRoute } from './users/suggest-profile-values.ts'
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
  changePasswordRoute,
  listSessionsRoute,
  getProofRoute,
  mailProofCodeRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  ...singleSignOnRoutes,
  ...passkeyRoutes,
  listUsersRoute,
  getOwnUserRoute,
  getSmallLogoRoute,
  getBigLogoRoute,
  searchUsersRoute,
  suggestUsersRoute,
  suggestProfileValuesRoute,
  listMatchesRoute,
  matchUserRoute,
  getCoffeeRoundsRoute,
  listCoffeeHistoryRoute,
  putCoffeeMembershipRoute,
  deleteCoffeeMembershipRoute,
  putCoffeeFeedbackRoute,
  getQrPictureRoute,
  getQrPdfRoute,
  getPreferencesRoute,
  changePreferencesRoute,
  exportOwnDataRoute,
  getVisibilityRoute,
  changeVisibilityRoute,
  getPeopleInsightsRoute,
  getCompanyMetricsRoute,
  getUserRoute,
  updateOwnUserRoute,
  deleteOwnUserRoute,
  updateCustomFieldsRoute,
  listGroupsRoute,
  createGroupRoute,
  getGroupRoute,
  updateGroupRoute,
  changeOwnGroupRoute,
  putGroupAvatarRoute,
  deleteGroupAvatarRoute,
  addMembersRoute,
  removeMemberRoute,
  setMemberRoleRoute,
  leaveGroupRoute,
  listMessagesRoute,
  listReadingRoute,
  beginUploadRoute,
  sendPieceRoute,
  getAttachmentRoute,
  deleteAttachmentRoute,
  postUserLinkRoute,
  listUserLinksRoute,
  listUserLinksOfManyRoute,
  listOwnDevicesRoute,
  putOwnDeviceRoute,
  listPairingsRoute,
  getPairingRoute,
  postPairingRoute,
  listOwnBoxesRoute,
  listPendingBoxesRoute,
  postGroupLinkRoute,
  listGroupLinksRoute,
  postGroupBoxesRoute,
  listGroupBoxesRoute,
  ...feedRoutes,
  getThemeRoute,
  saveThemeRoute,
  resetThemeRoute,
  getBlobRoute,
  createInvitationLinkRoute,
  getChatSettingsRoute,
  changeChatSettingsRoute,
  putCoffeeSettingsRoute,
  putLogoRoute,
  deleteLogoRoute,
  listCustomFieldsRoute,
  createCustomFieldRoute,
  orderCustomFieldsRoute,
  updateCustomFieldRoute,
  deleteCustomFieldRoute,
  restoreCustomFieldRoute,
  listHouseWordsRoute,
  addHouseWordRoute,
  changeHouseWordRoute,
  removeHouseWordRoute,
  switchOffHouseWordRoute,
  switchOnHouseWordRoute,
  getOrganisationRoute,
  changeOrganisationRoute,
  listInvitationLinksRoute,
  revokeInvitationLinkRoute,
  listSavedThemesRoute,
  listProvisioningRoute,
  createProvisioningTokenRoute,
  revokeProvisioningTokenRoute,
  readAuditRoute,
  checkAuditRoute,
  exportAuditRoute,
  getWorksCouncilRoute,
  getWorksCouncilPdfRoute,
  getBillingRoute,
  previewPlanRoute,
  choosePlanRoute,
  cancelPlanRoute,
  resumePlanRoute,
  saveBillingAddressRoute,
  getNextInvoiceRoute,
  getInvoiceRoute,
  changeRolesRoute,
  countPeopleRoute,
  exportPeopleRoute,
  listInvitationsRoute,
  getInvitationProgressRoute,
  getSearchProgressRoute,
  resendInvitationsRoute,
  revokeInvitationsRoute,
  previewExcelRoute,
  inviteUsersRoute,
  deleteUsersRoute,
  listNotesRoute,
  readNotesRoute,
  putNoteRoute,
  deleteNoteRoute,
  getPushKeyRoute,
  putSubscriptionRoute,
  deleteSubscriptionRoute,
  requestDemoRoute,
  requestNewsletterRoute,
  requestSupportRoute,
  ...scimRoutes,
]
