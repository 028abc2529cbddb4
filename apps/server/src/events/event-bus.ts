import { EventEmitter } from 'node:events'
import type { Message } from '@umkreis/schemas'
import type { Logger } from '../logging/logger.ts'

/** What happened, told after its transaction has committed. */
export interface ServerEvents {
  /** A session ended: sign-out, a new password, a refresh token used twice, or the account's deletion. */
  sessionEnded: { sessionId: string; userId: string }
  /** An account was deleted; its sessions have ended and its memberships are gone. */
  userDeleted: { userId: string; organisationId: string; groupIds: string[] }
  /** A person's name, picture or role changed. */
  userChanged: { userId: string; organisationId: string }
  /** People came into a group, at its creation or later. */
  membersAdded: { groupId: string; userIds: string[]; byUserId: string }
  /** People left a group or were removed: nothing of it may reach them from now on. */
  membersRemoved: { groupId: string; userIds: string[]; byUserId: string }
  /** A group's name, description or picture changed. */
  groupChanged: { groupId: string; byUserId: string }
  /** A group was muted or pinned by one member, for that member alone. */
  ownGroupChanged: { groupId: string; userId: string }
  /** A person's own switches changed: what they show to others, how they want to be told. */
  preferencesChanged: { userId: string }
  /** The fields that an organisation added to profiles changed. */
  customFieldsChanged: { organisationId: string }
  /** What the people of an organisation may show each other changed. */
  chatSettingsChanged: { organisationId: string }
  /** A person's last connection to a process died without a word; what was written to it since they were heard may be lost. */
  personLeft: { userId: string; heardAt: Date }
  /** A message was sent, edited or deleted. */
  messageChanged: MessageChange
  /** A post of an organisation's feed is new, different or gone. */
  feedChanged: { organisationId: string; postId: string; change: 'posted' | 'changed' | 'removed' }
  /** People are named in a post, or below it, for the first time; each of them may see it. */
  mentioned: { postId: string; userIds: readonly string[]; byUserId: string }
  /** A post links to a page that is to be asked what it says of itself. */
  linkNoted: { postId: string }
  /** One of a person's private notes is new, different or gone. */
  notesChanged: { userId: string; noteId: string }
  /** Somebody has read further, or what they have not read changed otherwise. */
  unreadChanged: { userId: string }
  /** What was written in a group came further to a member. */
  readingChanged: ReadingChange
  /** A member is writing in a group, and shows it. */
  typing: { groupId: string; userId: string }
  /** A person's key chain has a new link; `toUserIds` share a group with them, or are them. */
  e2eeUserChanged: { userId: string; seq: number; toUserIds: readonly string[] }
  /** A group's key chain has a new link, a new one is due, or boxes came for `toUserIds` (absent: for every member). */
  e2eeGroupChanged: {
    groupId: string
    epoch: number | null
    rekeyDue: boolean
    toUserIds?: readonly string[]
  }
  /** A member has no box for an epoch, and `toUserIds` may be able to seal one. */
  e2eeBoxNeeded: { groupId: string; userId: string; toUserIds: readonly string[] }
  /** A device of this person posted a message to a pairing of theirs. */
  e2eePairing: { userId: string; pairingId: string; index: number }
}

/** How far a group's messages have come to a member: what lies between the first place and the others is new. */
export interface ReadingChange {
  groupId: string
  userId: string
  /** Nothing up to here changed. */
  fromSequence: number
  deliveredSequence: number
  readSequence: number
}

/**
 * One change of a group's messages. Within a group `revision` grows by one from change to change, so that who is told
 * sees what is missing; `membersVersion` says which members had the right to it.
 */
export interface MessageChange {
  kind: 'sent' | 'edited' | 'deleted'
  groupId: string
  revision: number
  membersVersion: number
  message: Message
  /** It was published before, or should have been: its sender asked again. */
  isRepeat?: true
}

export type ServerEventName = keyof ServerEvents

/**
 * Publish and subscribe. Listeners run in turn, at once, and may fail without harming the publisher or each other. What
 * happens in other processes comes later, and only to those who listen everywhere.
 */
export interface EventBus {
  publish<Name extends ServerEventName>(name: Name, event: ServerEvents[Name]): void
  /** Hears what happens in this process, for what one process has to do once. @returns Ends the subscription. */
  subscribe<Name extends ServerEventName>(name: Name, listener: (event: ServerEvents[Name]) => void): () => void
  /** Hears what happens in any process, for whoever is connected to this one. @returns Ends the subscription. */
  subscribeEverywhere<Name extends ServerEventName>(
    name: Name,
    listener: (event: ServerEvents[Name]) => void,
  ): () => void
  /** Takes what was published in another process. */
  receive<Name extends ServerEventName>(name: Name, event: ServerEvents[Name]): void
  /** Hands on what is published here, after everybody here was told. @returns Ends it. */
  forward(outlet: EventOutlet): () => void
}

/** Takes each event of this process. */
export type EventOutlet = <Name extends ServerEventName>(name: Name, event: ServerEvents[Name]) => void

/** Creates the bus of one process. */
export function createEventBus(logger: Logger): EventBus {
  const here = new EventEmitter()
  const everywhere = new EventEmitter()
  for (const emitter of [here, everywhere]) emitter.setMaxListeners(0)
  let outlet: EventOutlet | undefined
  const tell = (emitter: EventEmitter, name: ServerEventName, event: unknown) => {
    for (const listener of emitter.listeners(name)) {
      try {
        listener(event)
      } catch (error) {
        logger.error({ err: error, event: name }, 'A listener failed')
      }
    }
  }
  const add = (emitter: EventEmitter, name: ServerEventName, listener: (event: never) => void) => {
    emitter.on(name, listener as (event: unknown) => void)
    return () => void emitter.off(name, listener as (event: unknown) => void)
  }
  return {
    publish(name, event) {
      tell(everywhere, name, event)
      tell(here, name, event)
      outlet?.(name, event)
    },
    subscribe: (name, listener) => add(here, name, listener),
    subscribeEverywhere: (name, listener) => add(everywhere, name, listener),
    receive: (name, event) => tell(everywhere, name, event),
    forward(next) {
      outlet = next
      return () => void (outlet = undefined)
    },
  }
}
