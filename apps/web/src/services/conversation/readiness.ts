import type { GroupReadiness, HubState } from '@umkreis/chat-hub'

/** Whether the chat hub is reached. `offline`: the connection was lost, and a try to get it back follows. */
export type Connection = 'connecting' | 'connected' | 'offline'

/**
 * Whether a conversation can be sealed on this device (E2EE.md, "Ready, or not"). `preparing` passes by itself: the
 * server has to be reached, or another member's device has to let this one in. The rest asks the reader, or blocks.
 */
export type Readiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'preparing'; readonly waitsFor: 'this-device' | 'other-members' }
  | { readonly kind: 'recovery-code-needed'; readonly because: 'new-device' | 'signed-out' }
  | { readonly kind: 'broken'; readonly what: 'own-keys' | 'group-keys' }

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
      return { kind: 'recovery-code-needed', because: 'new-device' }
    case 'signed-out':
      return { kind: 'recovery-code-needed', because: 'signed-out' }
    case 'identity-changed':
      return { kind: 'broken', what: 'own-keys' }
    case 'chain-broken':
      return { kind: 'broken', what: 'group-keys' }
    default:
      return found.reason satisfies never
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
