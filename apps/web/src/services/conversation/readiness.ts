import type { GroupReadiness, HubState } from '@umkreis/chat-hub'
import type { UserId } from '@umkreis/schemas'

/** Whether the chat hub is reached. `offline`: the connection was lost, and a try to get it back follows. */
export type Connection = 'connecting' | 'connected' | 'offline'

/**
 * Whether a conversation can be sealed on this device (E2EE.md, "Ready, or not"). `preparing` passes by itself: the
 * server has to be reached, or another member's device has to let this one in. The rest asks the reader, or blocks: new keys
 * of people in it have to be accepted, and a conversation whose keys or readers are not the ones shown is never written to.
 */
export type Readiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'preparing'; readonly waitsFor: 'this-device' | 'other-members' }
  | { readonly kind: 'recovery-code-needed'; readonly because: 'new-device' | 'signed-out' | 'keys-changed' }
  | { readonly kind: 'contact-reset'; readonly userIds: readonly UserId[] }
  | { readonly kind: 'broken'; readonly what: 'group-keys' }
  | { readonly kind: 'broken'; readonly what: 'members'; readonly userIds: readonly UserId[] }

/** What the sealing layer found, as its reader is told. */
export function readinessOf(found: GroupReadiness): Readiness {
  if (found.kind === 'ready') return found
  switch (found.reason) {
    case 'starting':
    case 'unreachable':
      return { kind: 'preparing', waitsFor: 'this-device' }
    case 'not-a-member':
      return { kind: 'preparing', waitsFor: 'other-members' }
    case 'not-enrolled':
    case 'store-unreadable':
      return { kind: 'recovery-code-needed', because: 'new-device' }
    case 'signed-out':
      return { kind: 'recovery-code-needed', because: 'signed-out' }
    case 'identity-changed':
      return { kind: 'recovery-code-needed', because: 'keys-changed' }
    case 'chain-broken':
      return { kind: 'broken', what: 'group-keys' }
    case 'contact-reset':
      return { kind: 'contact-reset', userIds: found.userIds }
    case 'unexpected-member':
      return { kind: 'broken', what: 'members', userIds: found.userIds }
    default:
      return found satisfies never
  }
}

/** Whether both say the same to the reader. */
export function isSameReadiness(one: Readiness, other: Readiness): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Where the hub's connection stands, as its reader is told. */
export function connectionOf(state: HubState): Connection {
  switch (state.kind) {
    case 'connected':
      return 'connected'
    case 'waiting':
      return 'offline'
    case 'connecting':
    case 'handshaking':
      return state.isReconnect ? 'offline' : 'connecting'
    case 'disconnected':
      return state.reason === 'not-started' ? 'connecting' : 'offline'
  }
}
