// The shape of everything that crosses a process. Every name is listed: this is the front door.
export { deleteUsersRequestSchema, type DeleteUsersRequest } from './admin/delete-users.ts'
export {
  SPREADSHEET_ENDINGS,
  SPREADSHEET_MAX_BYTES,
  excelPreviewAnswerSchema,
  excelPreviewQuerySchema,
  type ExcelPreview,
  type ExcelRow,
} from './admin/excel-preview.ts'
export {
  INVITATIONS_MAX,
  INVITATION_MESSAGE_MAX_LENGTH,
  invitationIdsSchema,
  invitationLinkAnswerSchema,
  invitationMessageSchema,
  invitationProgressSchema,
  invitationsChangedSchema,
  inviteAnswerSchema,
  inviteRequestSchema,
  pendingInvitationsAnswerSchema,
  pendingInvitationsQuerySchema,
  type InvitationIds,
  type InvitationLanguage,
  type InvitationProgress,
  type InvitationsChanged,
  type InviteAnswer,
  type InviteRequest,
  type PendingInvitation,
  type PendingInvitationsAnswer,
  type PendingInvitationsQuery,
} from './admin/invitations.ts'
export {
  listedUsersAnswerSchema,
  peopleCountsSchema,
  peopleFilterSchema,
  roleChangesSchema,
  usersQuerySchema,
  type ListedUser,
  type OrganisationRole,
  type PeopleCounts,
  type PeopleFilter,
  type RoleChanges,
  type UsersQuery,
} from './admin/people.ts'
export {
  AUDIT_PAGE_SIZE,
  auditActionSchema,
  auditAnswerSchema,
  auditCheckSchema,
  auditEntrySchema,
  auditFilterSchema,
  auditQuerySchema,
  type AuditAction,
  type AuditAnswer,
  type AuditCheck,
  type AuditEntry,
  type AuditFilter,
  type AuditQuery,
} from './admin/audit.ts'
export {
  SEAT_PRICE_CENTS,
  billingAddressSchema,
  billingIntervalSchema,
  billingSchema,
  invoiceContentSchema,
  invoiceFileSchema,
  invoiceLineSchema,
  invoiceSchema,
  planPreviewSchema,
  planRequestSchema,
  vatTreatmentSchema,
  type Billing,
  type BillingAddress,
  type BillingInterval,
  type Invoice,
  type InvoiceContent,
  type InvoiceFile,
  type InvoiceLine,
  type PlanPreview,
  type PlanRequest,
  type VatTreatment,
} from './admin/billing.ts'
export {
  CUSTOM_FIELDS_MAX,
  CUSTOM_FIELD_NAME_MAX_LENGTH,
  CUSTOM_FIELD_UNDO_DAYS,
  customFieldCreateSchema,
  customFieldListSchema,
  customFieldOrderSchema,
  customFieldSchema,
  customFieldUpdateSchema,
  type CustomField,
  type CustomFieldCreate,
  type CustomFieldList,
  type CustomFieldOrder,
  type CustomFieldUpdate,
} from './admin/custom-fields.ts'
export {
  HOUSE_WORDS_MAX,
  HOUSE_WORDS_OFF_MAX,
  HOUSE_WORD_MAX_LENGTH,
  HOUSE_WORD_SYNONYMS_MAX,
  houseWordInputSchema,
  houseWordListSchema,
  houseWordOffInputSchema,
  houseWordOffSchema,
  houseWordSchema,
  type HouseWord,
  type HouseWordInput,
  type HouseWordList,
  type HouseWordOff,
  type HouseWordOffInput,
} from './admin/house-words.ts'
export {
  invitationLinkSchema,
  invitationLinksAnswerSchema,
  type InvitationLink,
  type InvitationLinksAnswer,
} from './admin/invitation-links.ts'
export {
  ORGANISATION_NAME_MAX_LENGTH,
  SESSION_DAYS_DEFAULT,
  organisationSettingsSchema,
  organisationSettingsUpdateSchema,
  type OrganisationSettings,
  type OrganisationSettingsUpdate,
} from './admin/organisation-settings.ts'
export {
  PROVISIONING_DAYS,
  PROVISIONING_TOKENS_MAX,
  provisioningSchema,
  provisioningTokenInputSchema,
  provisioningTokenMadeSchema,
  provisioningTokenSchema,
  type Provisioning,
  type ProvisioningToken,
  type ProvisioningTokenInput,
  type ProvisioningTokenMade,
} from './admin/provisioning.ts'
export { searchProgressSchema, type SearchProgress } from './admin/search-progress.ts'
export {
  singleSignOnDomainSchema,
  singleSignOnInputSchema,
  singleSignOnSchema,
  singleSignOnSettingsSchema,
  singleSignOnTestAnswerSchema,
  singleSignOnTestSchema,
  type SingleSignOn,
  type SingleSignOnDomain,
  type SingleSignOnInput,
  type SingleSignOnSettings,
  type SingleSignOnTest,
  type SingleSignOnTestAnswer,
} from './admin/single-sign-on.ts'
export { EU_COUNTRIES, VAT_COUNTRIES, isVatId } from './admin/vat-id.ts'
export {
  dataSwitchSchema,
  declaredDataSchema,
  worksCouncilPackSchema,
  type DataSwitch,
  type DeclaredData,
  type WorksCouncilPack,
} from './admin/works-council.ts'
export { fieldErrorSchema, problemSchema, type FieldError, type Problem } from './api-error.ts'
export {
  changePasswordRequestSchema,
  currentPasswordSchema,
  type ChangePasswordRequest,
} from './auth/change-password.ts'
export { guessDeviceName, type BrowserFacts } from './auth/device-name.ts'
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
  proofAnswerSchema,
  proofCodeRequestSchema,
  proofCodeSchema,
  type ProofAnswer,
  type ProofPurpose,
} from './auth/proof.ts'
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
export { ownSessionSchema, ownSessionsAnswerSchema, type OwnSession, type OwnSessionsAnswer } from './auth/sessions.ts'
export {
  singleSignOnOutcomeSchema,
  singleSignOnStartAnswerSchema,
  singleSignOnStartSchema,
  type SingleSignOnOutcome,
  type SingleSignOnStart,
  type SingleSignOnStartAnswer,
} from './auth/single-sign-on.ts'
export {
  authAnswerSchema,
  refreshRequestSchema,
  tokensSchema,
  type AuthAnswer,
  type RefreshRequest,
  type Tokens,
} from './auth/tokens.ts'
export {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_PIECE_MAX_BYTES,
  ATTACHMENT_SEALED_MAX_BYTES,
  OPEN_UPLOADS_MAX,
  UPLOAD_LIFETIME_MS,
  attachmentPieceAnswerSchema,
  attachmentPostAnswerSchema,
  attachmentPostSchema,
  type AttachmentPieceAnswer,
  type AttachmentPost,
  type AttachmentPostAnswer,
} from './chat/attachment.ts'
export {
  addMembersRequestSchema,
  memberRoleUpdateSchema,
  updateGroupRequestSchema,
  type AddMembersRequest,
  type MemberRoleUpdate,
  type UpdateGroupRequest,
} from './chat/change-group.ts'
export { GROUP_QUERY_MAX_LENGTH, groupsQuerySchema, type GroupsQuery } from './chat/find-groups.ts'
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
export { ownGroupUpdateSchema, type OwnGroupUpdate } from './chat/own-group.ts'
export { memberReadingSchema, readingAnswerSchema, type MemberReading, type ReadingAnswer } from './chat/reading.ts'
export {
  demoRequestSchema,
  newsletterRequestSchema,
  type DemoRequest,
  type NewsletterRequest,
} from './contact/demo-request.ts'
export { SUPPORT_MESSAGE_MAX_LENGTH, supportRequestSchema, type SupportRequest } from './contact/support-request.ts'
export {
  OWN_DEVICES_MAX,
  ownDevicePutSchema,
  ownDeviceSchema,
  ownDevicesAnswerSchema,
  type OwnDevice,
  type OwnDevicePut,
  type OwnDevicesAnswer,
} from './e2ee/devices.ts'
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
  OPEN_PAIRINGS_MAX,
  PAIRING_LIFETIME_MS,
  pairingAnswerSchema,
  pairingIndexSchema,
  pairingMessageSchema,
  pairingPostSchema,
  pairingsAnswerSchema,
  type PairingAnswer,
  type PairingPost,
  type PairingsAnswer,
} from './e2ee/pairings.ts'
export {
  USER_LINKS_OF_MANY_MAX,
  userLinksOfManyAnswerSchema,
  userLinksOfManyRequestSchema,
  type UserLinksOfManyAnswer,
  type UserLinksOfManyRequest,
} from './e2ee/user-links-of-many.ts'
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
  NOTES_MAX,
  NOTES_PER_READ_MAX,
  NOTES_TOTAL_MAX_LENGTH,
  NOTE_CONTENT_MAX_LENGTH,
  noteDeleteQuerySchema,
  notePutAnswerSchema,
  notePutSchema,
  notesAnswerSchema,
  notesReadAnswerSchema,
  notesReadRequestSchema,
  sealedNoteSchema,
  type NotePut,
  type NotePutAnswer,
  type NotesAnswer,
  type NotesReadAnswer,
  type NotesReadRequest,
  type SealedNote,
} from './home/notes.ts'
export {
  FEED_COMMENTS_PAGE_SIZE,
  FEED_COMMENT_MAX_LENGTH,
  FEED_MENTIONS_MAX,
  FEED_PAGE_SIZE,
  FEED_PICTURES_MAX,
  FEED_PICTURE_DESCRIPTION_MAX_LENGTH,
  FEED_POLL_MAX_DAYS,
  FEED_POLL_OPTIONS_MAX,
  FEED_POLL_OPTION_MAX_LENGTH,
  FEED_SKILLS_MAX,
  FEED_TEXT_MAX_LENGTH,
  feedAnswerSchema,
  feedCommentPostSchema,
  feedCommentSchema,
  feedCommentUpdateSchema,
  feedCommentsAnswerSchema,
  feedCommentsQuerySchema,
  feedLinkCardSchema,
  feedMentionSchema,
  feedPictureSchema,
  feedPollSchema,
  feedPostPostSchema,
  feedPostSchema,
  feedPostUpdateSchema,
  feedQuerySchema,
  feedReactionKindSchema,
  feedVoteSchema,
  type CheckedFeedPostPost,
  type FeedAnswer,
  type FeedComment,
  type FeedCommentPost,
  type FeedCommentUpdate,
  type FeedCommentsAnswer,
  type FeedCommentsQuery,
  type FeedLinkCard,
  type FeedMention,
  type FeedPicture,
  type FeedPoll,
  type FeedPost,
  type FeedPostPost,
  type FeedPostUpdate,
  type FeedQuery,
  type FeedReactionKind,
  type FeedVote,
} from './home/feed.ts'
export {
  FEED_REPORT_MAX_LENGTH,
  feedReportPostSchema,
  feedReportsAnswerSchema,
  type FeedReportPost,
  type FeedReportsAnswer,
} from './home/feed-reports.ts'
export {
  feedAskedSchema,
  feedDigestSchema,
  feedMentionsAnswerSchema,
  feedQuestionsAnswerSchema,
  type FeedAsked,
  type FeedDigest,
  type FeedMentionsAnswer,
  type FeedQuestionsAnswer,
} from './home/own-feed.ts'
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
  e2eePairingSchema,
  e2eeUserChangedSchema,
  type E2eeBoxNeeded,
  type E2eeGroupChanged,
  type E2eePairing,
  type E2eeUserChanged,
} from './hub/e2ee-events.ts'
export { feedChangedSchema, type FeedChanged } from './hub/feed-events.ts'
export { notesChangedSchema, type NotesChanged } from './hub/note-events.ts'
export { groupChangedSchema, groupRemovedSchema, type GroupChanged, type GroupRemoved } from './hub/group-events.ts'
export { hubCloseCodeSchema, hubErrorCodeSchema, type HubCloseCode, type HubErrorCode } from './hub/hub-errors.ts'
export { hubEvents, type HubEventArguments, type HubEventName } from './hub/hub-events.ts'
export {
  hubMethodArguments,
  hubMethodResults,
  type HubMethodArguments,
  type HubMethodCheckedArguments,
  type HubMethodName,
  type HubMethodResult,
} from './hub/hub-methods.ts'
export { HUB_PATH, HUB_TOKEN_PARAMETER } from './hub/hub-path.ts'
export {
  activeGroupStateSchema,
  markReadRequestSchema,
  newMessageNotificationSchema,
  setActiveGroupRequestSchema,
  unreadMessagesCountSchema,
  type ActiveGroupState,
  type MarkReadRequest,
  type NewMessageNotification,
  type SetActiveGroupRequest,
  type UnreadMessagesCount,
} from './hub/reading.ts'
export {
  markDeliveredRequestSchema,
  readingChangedSchema,
  type MarkDeliveredRequest,
  type ReadingChanged,
} from './hub/receipts.ts'
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
export { TYPING_INTERVAL_MS, typingRequestSchema, typingSchema, type Typing, type TypingRequest } from './hub/typing.ts'
export {
  blobIdSchema,
  clientMessageIdSchema,
  deviceIdSchema,
  groupIdSchema,
  messageIdSchema,
  noteIdSchema,
  pairingIdSchema,
  themeIdSchema,
  userIdSchema,
  type BlobId,
  type ClientMessageId,
  type DeviceId,
  type GroupId,
  type MessageId,
  type NoteId,
  type PairingId,
  type ThemeId,
  type UserId,
} from './ids.ts'
export {
  METRICS_PERIODS,
  companyMetricsQuerySchema,
  companyMetricsSchema,
  metricSchema,
  type CompanyMetrics,
  type CompanyMetricsQuery,
  type Metric,
  type MetricsPeriod,
} from './insights/company-metrics.ts'
export {
  INSIGHT_FEWEST,
  connectionsSchema,
  headCountSchema,
  hiddenReasonSchema,
  peopleInsightsQuerySchema,
  peopleInsightsSchema,
  type Connections,
  type HeadCount,
  type HiddenReason,
  type PeopleInsights,
  type PeopleInsightsQuery,
} from './insights/people-insights.ts'
export {
  THEME_HISTORY_MAX,
  savedThemeSchema,
  themeHistorySchema,
  type SavedTheme,
  type ThemeHistory,
} from './look/theme-history.ts'
export {
  DEFAULT_THEME_COLOURS,
  THEME_NAME_MAX_LENGTH,
  companyThemeChangeSchema,
  companyThemeSchema,
  companyThemeUpdateSchema,
  logoAnswerSchema,
  themeColourNameSchema,
  type CompanyTheme,
  type CompanyThemeChange,
  type CompanyThemeUpdate,
  type LogoAnswer,
  type ThemeColourName,
} from './look/theme.ts'
export {
  COFFEE_SNOOZE_MAX_DAYS,
  coffeeFeedbackSchema,
  coffeeHistoryAnswerSchema,
  coffeeIntervalSchema,
  coffeeMembershipPutSchema,
  coffeeRoundsSchema,
  coffeeSettingsSchema,
  type CoffeeFeedback,
  type CoffeeHistoryAnswer,
  type CoffeeInterval,
  type CoffeeMembershipPut,
  type CoffeeRounds,
  type CoffeeSettings,
} from './matching/coffee-rounds.ts'
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
  passkeyRegistrationOptionsSchema,
  passkeyRegistrationRequestSchema,
  passkeyRegistrationSchema,
  passkeySignInOptionsSchema,
  passkeySignInSchema,
  type PasskeyRegistration,
  type PasskeyRegistrationOptions,
  type PasskeyRegistrationRequest,
  type PasskeySignIn,
  type PasskeySignInOptions,
} from './passkeys/ceremonies.ts'
export {
  PASSKEYS_MAX,
  PASSKEY_NAME_MAX_LENGTH,
  passkeySchema,
  passkeyUpdateSchema,
  passkeysAnswerSchema,
  type Passkey,
  type PasskeyUpdate,
  type PasskeysAnswer,
} from './passkeys/passkey.ts'
export {
  DELETION_GRACE_DAYS,
  deletionAnswerSchema,
  deletionRequestSchema,
  type DeletionAnswer,
  type DeletionRequest,
} from './profile/deletion.ts'
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
export { ownDataAnswerSchema, type OwnDataAnswer } from './profile/own-data.ts'
export {
  TYPED_VALUE_MAX_LENGTH,
  profileSuggestionsAnswerSchema,
  profileSuggestionsQuerySchema,
  suggestedFieldSchema,
  type ProfileSuggestionsAnswer,
  type SuggestedField,
} from './profile/profile-suggestions.ts'
export { qrCodeFileSchema, type QrCodeFile } from './profile/qr-code.ts'
export {
  customFieldTypeSchema,
  customFieldValueSchema,
  roleSchema,
  userSchema,
  userSummarySchema,
  usersAnswerSchema,
  type CustomFieldType,
  type CustomFieldValue,
  type Role,
  type User,
  type UserSummary,
} from './profile/user.ts'
export {
  HIDEABLE_FIELDS,
  fieldVisibilitySchema,
  profileVisibilitySchema,
  profileVisibilityUpdateSchema,
  type FieldVisibility,
  type HideableField,
  type ProfileVisibility,
  type ProfileVisibilityUpdate,
} from './profile/visibility.ts'
export type { FeedPushPayload, PushPayload } from './push/push-payload.ts'
export {
  PUSH_SUBSCRIPTIONS_MAX,
  pushKeyAnswerSchema,
  pushSubscriptionDeleteSchema,
  pushSubscriptionSchema,
  type PushKeyAnswer,
  type PushSubscriptionDelete,
  type PushSubscriptionPut,
} from './push/push-subscription.ts'
export {
  chatSettingsSchema,
  chatSettingsUpdateSchema,
  type ChatSettings,
  type ChatSettingsUpdate,
} from './settings/chat-settings.ts'
export {
  preferencesSchema,
  preferencesUpdateSchema,
  type Preferences,
  type PreferencesUpdate,
} from './settings/preferences.ts'
export { quietHoursSchema, type QuietHours } from './settings/quiet-hours.ts'
export { matchesAnswerSchema, matchSchema, type Match, type MatchesAnswer } from './surround-me/match.ts'
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
