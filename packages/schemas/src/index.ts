// The shape of everything that crosses a process. Every name is listed: this is the front door.
export { deleteUsersRequestSchema, type DeleteUsersRequest } from './admin/delete-users.ts'
export {
  invitationLinkAnswerSchema,
  inviteAnswerSchema,
  inviteRequestSchema,
  type InviteAnswer,
  type InviteRequest,
} from './admin/invitations.ts'
export { fieldErrorSchema, problemSchema, type FieldError, type Problem } from './api-error.ts'
export { emailSchema } from './auth/email.ts'
export { loginRequestSchema, type LoginRequest } from './auth/login.ts'
export {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  checkPasswordStrength,
  confirmPasswordSchema,
  newPasswordSchema,
  passwordPairSchema,
  type PasswordStrength,
} from './auth/password.ts'
export {
  registerRequestSchema,
  registerTrialRequestSchema,
  type RegisterRequest,
  type RegisterTrialRequest,
} from './auth/register.ts'
export {
  resetMailRequestSchema,
  resetPasswordRequestSchema,
  setNewPasswordRequestSchema,
  type ResetMailRequest,
  type ResetPasswordRequest,
  type SetNewPasswordRequest,
} from './auth/reset.ts'
export {
  authAnswerSchema,
  refreshRequestSchema,
  tokensSchema,
  type AuthAnswer,
  type RefreshRequest,
  type Tokens,
} from './auth/tokens.ts'
export {
  addMembersRequestSchema,
  updateGroupRequestSchema,
  type AddMembersRequest,
  type UpdateGroupRequest,
} from './chat/change-group.ts'
export {
  GROUP_MEMBERS_MAX,
  createGroupRequestSchema,
  groupMemberSchema,
  groupSchema,
  groupsAnswerSchema,
  type CreateGroupRequest,
  type Group,
  type GroupMember,
  type GroupsAnswer,
} from './chat/group.ts'
export { CONTENT_MAX_LENGTH, messageSchema, messagesAnswerSchema, type Message } from './chat/message.ts'
export {
  demoRequestSchema,
  newsletterRequestSchema,
  type DemoRequest,
  type NewsletterRequest,
} from './contact/demo-request.ts'
export {
  groupBoxesAnswerSchema,
  groupBoxesPostSchema,
  pendingBoxesAnswerSchema,
  type GroupBoxesAnswer,
  type GroupBoxesPost,
  type PendingBoxesAnswer,
} from './e2ee/group-boxes.ts'
export {
  groupBoxSchema,
  groupLinkPostAnswerSchema,
  groupLinkPostSchema,
  groupLinksAnswerSchema,
  groupMemberRoleSchema,
  pendingBoxSchema,
  type GroupBox,
  type GroupLinkPost,
  type GroupLinkPostAnswer,
  type GroupLinksAnswer,
  type GroupMemberRole,
  type PendingBox,
} from './e2ee/group-links.ts'
export {
  deviceBoxSchema,
  previousKeyBoxSchema,
  userBoxesAnswerSchema,
  userLinkPostAnswerSchema,
  userLinkPostSchema,
  userLinksAnswerSchema,
  type DeviceBox,
  type PreviousKeyBox,
  type UserBoxesAnswer,
  type UserLinkPost,
  type UserLinkPostAnswer,
  type UserLinksAnswer,
} from './e2ee/user-links.ts'
export {
  deleteMessageArgumentsSchema,
  deletedMessageSchema,
  updateMessageArgumentsSchema,
  type DeleteMessageArguments,
  type DeletedMessage,
  type UpdateMessageArguments,
} from './hub/change-message.ts'
export {
  e2eeBoxNeededSchema,
  e2eeGroupChangedSchema,
  e2eeUserChangedSchema,
  type E2eeBoxNeeded,
  type E2eeGroupChanged,
  type E2eeUserChanged,
} from './hub/e2ee-events.ts'
export { groupChangedSchema, groupRemovedSchema, type GroupChanged, type GroupRemoved } from './hub/group-events.ts'
export { hubCloseCodeSchema, hubErrorCodeSchema, type HubCloseCode, type HubErrorCode } from './hub/hub-errors.ts'
export { hubEvents, type HubEventArguments, type HubEventName } from './hub/hub-events.ts'
export {
  hubMethods,
  type HubMethodArguments,
  type HubMethodCheckedArguments,
  type HubMethodName,
  type HubMethodResult,
} from './hub/hub-methods.ts'
export { HUB_PATH, HUB_TOKEN_PARAMETER } from './hub/hub-path.ts'
export {
  markReadRequestSchema,
  newMessageNotificationSchema,
  setActiveGroupRequestSchema,
  unreadMessagesCountSchema,
  type MarkReadRequest,
  type NewMessageNotification,
  type SetActiveGroupRequest,
  type UnreadMessagesCount,
} from './hub/reading.ts'
export { renewTokenRequestSchema, type RenewTokenRequest } from './hub/renew-token.ts'
export {
  SEPARATE_USERS_MAX,
  sendMessageToSeparateUsersRequestSchema,
  separateMessagesSchema,
  type SendMessageToSeparateUsersRequest,
  type SeparateMessages,
} from './hub/send-message-to-separate-users.ts'
export {
  contentSchema,
  epochSchema,
  sendMessageRequestSchema,
  storedMessageSchema,
  type SendMessageRequest,
  type StoredMessage,
} from './hub/send-message.ts'
export {
  clientMessageIdSchema,
  deviceIdSchema,
  groupIdSchema,
  messageIdSchema,
  themeIdSchema,
  userIdSchema,
  type ClientMessageId,
  type DeviceId,
  type GroupId,
  type MessageId,
  type ThemeId,
  type UserId,
} from './ids.ts'
export {
  DEFAULT_THEME_COLOURS,
  companyThemeSchema,
  logoAnswerSchema,
  themeColourNameSchema,
  type CompanyTheme,
  type LogoAnswer,
  type ThemeColourName,
} from './look/theme.ts'
export {
  GROUPS_PAGE_SIZE,
  MESSAGES_PAGE_SIZE,
  USERS_PAGE_SIZE,
  messagesQuerySchema,
  pageQuerySchema,
  type MessagesQuery,
  type PageQuery,
} from './paging.ts'
export {
  DESCRIPTION_COUNTER,
  DESCRIPTION_MAX_LENGTH,
  SKILLS_MAX,
  citySchema,
  countrySchema,
  customFieldsAnswerSchema,
  customFieldsUpdateSchema,
  descriptionSchema,
  firstNameSchema,
  lastNameSchema,
  linkedInUrlSchema,
  positionSchema,
  profileFormSchema,
  profileUpdateSchema,
  skillsSchema,
  type CustomFieldsUpdate,
  type ProfileForm,
  type ProfileUpdate,
} from './profile/profile-update.ts'
export {
  customFieldValueSchema,
  roleSchema,
  userSchema,
  userSummarySchema,
  usersAnswerSchema,
  type CustomFieldValue,
  type Role,
  type User,
  type UserSummary,
} from './profile/user.ts'
export {
  QUESTION_MAX_LENGTH,
  SEARCH_PAGE_SIZE,
  evidenceSchema,
  markSchema,
  partKindSchema,
  questionPartSchema,
  searchAnswerSchema,
  searchFilterSchema,
  searchQuerySchema,
  searchResultSchema,
  type Evidence,
  type Mark,
  type QuestionPart,
  type SearchAnswer,
  type SearchFilter,
  type SearchQuery,
  type SearchResult,
} from './surround-me/search.ts'
export {
  suggestedValueSchema,
  suggestionsAnswerSchema,
  suggestionsQuerySchema,
  type SuggestedValue,
  type SuggestionsAnswer,
} from './surround-me/suggestions.ts'
