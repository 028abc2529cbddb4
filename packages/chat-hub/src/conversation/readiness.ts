import type { UserId } from '@umkreis/schemas'

/**
 * Why this device cannot send.
 * - `starting`: it has not looked at its keys yet.
 * - `unreachable`: it could not ask the server; `start` may be called again.
 * - `not-enrolled`: the account has keys, this device has none, or its browser deleted them; another device or the recovery code enrols it.
 * - `signed-out`: another device signed this one out.
 * - `identity-changed`: the server offers a key history of this account that does not continue the one seen before, or one in which somebody
 *   started over who is not this device; the recovery code that came with the new keys enrols it.
 * - `store-unreadable`: the keys that this device kept are damaged. Enrolling it like a new device makes new ones.
 */
export type NotReadyReason =
  | 'starting'
  | 'unreachable'
  | 'not-enrolled'
  | 'signed-out'
  | 'identity-changed'
  | 'store-unreadable'

/** Whether this device can seal and open. */
export type Readiness = { readonly kind: 'ready' } | { readonly kind: 'not-ready'; readonly reason: NotReadyReason }

/**
 * Why nothing can be sent to a group although the device is ready.
 * - `not-a-member`: the signed links do not name this person (yet).
 * - `chain-broken`: the group's key history does not continue the one seen before, or somebody signed what they may not.
 */
export type GroupBlock = 'not-a-member' | 'chain-broken' | PeopleBlock

/**
 * Why nothing can be sent to a group on account of certain people in it.
 * - `contact-reset`: they started over with new keys, which this person has not accepted.
 * - `unexpected-member`: they would read along, and are not among those whom the conversation is shown with. Nobody is named when it is the kind of
 *   conversation, or who is missing, that does not fit.
 */
export type PeopleBlock = 'contact-reset' | 'unexpected-member'

/** Who is shown to be in a conversation: what its keys have to agree with. */
export interface ExpectedMembers {
  /** Everybody, oneself included. */
  readonly userIds: readonly UserId[]
  /** Whether it is a conversation of two. */
  readonly isPair: boolean
}

/** Whether a group can be written to. */
export type GroupReadiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'not-ready'; readonly reason: NotReadyReason | Exclude<GroupBlock, PeopleBlock> }
  | { readonly kind: 'not-ready'; readonly reason: PeopleBlock; readonly userIds: readonly UserId[] }
