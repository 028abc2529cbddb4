import { EventEmitter } from 'node:events'
import type { Logger } from '../logging/logger.ts'

/** What happened, told inside this process after its transaction has committed. */
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
}

export type ServerEventName = keyof ServerEvents

/** In-process publish and subscribe. Listeners run in turn and may fail without harming the publisher or each other. */
export interface EventBus {
  publish<Name extends ServerEventName>(name: Name, event: ServerEvents[Name]): void
  /** @returns Ends the subscription. */
  subscribe<Name extends ServerEventName>(name: Name, listener: (event: ServerEvents[Name]) => void): () => void
}

export function createEventBus(logger: Logger): EventBus {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    publish(name, event) {
      for (const listener of emitter.listeners(name)) {
        try {
          listener(event)
        } catch (error) {
          logger.error({ err: error, event: name }, 'A listener failed')
        }
      }
    },
    subscribe(name, listener) {
      emitter.on(name, listener)
      return () => void emitter.off(name, listener)
    },
  }
}
