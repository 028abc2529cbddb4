import type { ServerEventName, ServerEvents } from './event-bus.ts'
import { CHANNEL_OF_ALL, channelOfGroup, channelOfOrganisation, channelOfUser } from './interests.ts'

/** Beyond, one telling of everybody costs less than one of each. */
const MAX_CHANNELS = 50

type ChannelsOf = { [Name in ServerEventName]: (event: ServerEvents[Name]) => readonly string[] }

const ofUser = ({ userId }: { userId: string }) => [channelOfUser(userId)]
const ofGroup = ({ groupId }: { groupId: string }) => [channelOfGroup(groupId)]
const ofOrganisation = ({ organisationId }: { organisationId: string }) => [channelOfOrganisation(organisationId)]
const ofMembers = ({ groupId, userIds }: { groupId: string; userIds: readonly string[] }) => [
  channelOfGroup(groupId),
  ...userIds.map(channelOfUser),
]
const ofReceivers = ({ toUserIds }: { toUserIds: readonly string[] }) => toUserIds.map(channelOfUser)
const NOBODY_ELSE = () => []

const CHANNELS: ChannelsOf = {
  sessionEnded: ofUser,
  userDeleted: ({ userId, groupIds }) => [channelOfUser(userId), ...groupIds.map(channelOfGroup)],
  userChanged: ofUser,
  membersAdded: ofMembers,
  membersRemoved: ofMembers,
  groupChanged: ofGroup,
  ownGroupChanged: ofUser,
  preferencesChanged: ofUser,
  // The one process in which it happened indexes the people.
  customFieldsChanged: NOBODY_ELSE,
  chatSettingsChanged: ofOrganisation,
  // The one process that lost them tells them.
  personLeft: NOBODY_ELSE,
  messageChanged: ofGroup,
  feedChanged: ofOrganisation,
  mentioned: ({ userIds }) => userIds.map(channelOfUser),
  // Whoever noted it asks for the page; another process looks now and then.
  linkNoted: NOBODY_ELSE,
  notesChanged: ofUser,
  unreadChanged: ofUser,
  readingChanged: ofGroup,
  typing: ofGroup,
  e2eeUserChanged: ofReceivers,
  e2eeGroupChanged: ({ groupId, toUserIds }) => (toUserIds ? ofReceivers({ toUserIds }) : ofGroup({ groupId })),
  e2eeBoxNeeded: ofReceivers,
  e2eePairing: ofUser,
}

/** Whether there is an event of this name in this release: during an update others may run an older or a newer one. */
export function isServerEventName(name: string): name is ServerEventName {
  return Object.hasOwn(CHANNELS, name)
}

/** On which channels other processes hear an event; on none what concerns this one alone. */
export function channelsOf<Name extends ServerEventName>(name: Name, event: ServerEvents[Name]): readonly string[] {
  const channels = CHANNELS[name](event)
  return channels.length > MAX_CHANNELS ? [CHANNEL_OF_ALL] : channels
}
