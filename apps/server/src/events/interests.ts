/** What of other processes this one wants to hear, by channel. */
export interface Interests {
  /** Wants to hear a channel from now on. */
  want(channel: string): void
  /** Needs it no more. */
  release(channel: string): void
  /**
   * Tells of channels from which something may have been missed: what stands in the database counts.
   *
   * @returns Ends it.
   */
  onMissed(listener: (missed: Missed) => void): () => void
}

/** Channels to be looked at. */
export interface Missed {
  channels: readonly string[]
  /** Whether they are heard for the first time: what was read a moment before needs no second reading. */
  isNew: boolean
}

/** Of a process alone: there is nobody else to hear. */
export const NO_INTERESTS: Interests = { want() {}, release() {}, onMissed: () => () => {} }

/** What is told to everybody in a group. */
export const channelOfGroup = (groupId: string) => `g:${groupId}`

/** What is told to one person. */
export const channelOfUser = (userId: string) => `u:${userId}`

/** What is told to an organisation. */
export const channelOfOrganisation = (organisationId: string) => `o:${organisationId}`

/** What every process hears: events that concern very many at once. */
export const CHANNEL_OF_ALL = '*'
