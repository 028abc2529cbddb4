export { attachments } from './attachments.ts'
export { auditEntries } from './audit-entries.ts'
export { billingAccounts, invoices, invoiceSeries } from './billing.ts'
export { blobs } from './blobs.ts'
export { coffeeMembers, coffeeProgrammes, coffeeRounds, coffeeSeats } from './coffee-rounds.ts'
export { customFields, customFieldValues } from './custom-fields.ts'
export { e2eeDevices, e2eePairings } from './e2ee-devices.ts'
export { e2eeGroupBoxes, e2eeGroupChains, e2eeGroupLinks, e2eePendingBoxes } from './e2ee-groups.ts'
export { e2eeDeviceBoxes, e2eePreviousKeyBoxes, e2eeUserChains, e2eeUserLinks } from './e2ee-users.ts'
export {
  feedAskings,
  feedComments,
  feedDigests,
  feedLinkCards,
  feedMentions,
  feedPictures,
  feedPosts,
  feedReactions,
  feedReports,
  feedVotes,
} from './feed.ts'
export { groupMembers, groups } from './groups.ts'
export { invitationBatches } from './invitation-batches.ts'
export {
  insightActiveWeeks,
  insightCells,
  insightDays,
  insightGroupCounts,
  insightLastActive,
  insightMessageDays,
  insightPeople,
  insightSkills,
} from './insights.ts'
export { houseWords } from './house-words.ts'
export { invitations } from './invitations.ts'
export { mails } from './mails.ts'
export { messages } from './messages.ts'
export { organisationSettings } from './organisation-settings.ts'
export { notes } from './notes.ts'
export { COMMUNITY_ORGANISATION_ID, organisations } from './organisations.ts'
export { passkeys, spentPasskeyChallenges } from './passkeys.ts'
export { passwordResets } from './password-resets.ts'
export { meaningVectors, peopleMeanings } from './people-meanings.ts'
export { peopleSearchDocuments, peopleSearchRevisions } from './people-search.ts'
export { preferences } from './preferences.ts'
export { provisionedPeople, provisioningTokens } from './provisioning.ts'
export { pushSubscriptions } from './push-subscriptions.ts'
export { refreshTokens, sessions } from './sessions.ts'
export { singleSignOnArrivals, singleSignOnDomains, singleSignOns } from './single-sign-on.ts'
export { themeHistory } from './theme-history.ts'
export { themes } from './themes.ts'
export { organisationRole, users } from './users.ts'
