import type { UserId } from '@umkreis/schemas'
import type { E2eeApi } from '../conversation/e2ee-api.ts'
import type { FakeServerTables } from './fake-server-tables.ts'

type PairingCalls = Pick<E2eeApi, 'pairings' | 'pairing' | 'postPairing'>

/** The clock of this server stands still; a test deletes what has run out. */
const NOW = '2026-09-01T08:00:00.000Z'

/** How the server carries messages between the devices of one account. */
export function fakePairingCalls(tables: FakeServerTables, caller: UserId): PairingCalls {
  return {
    async pairings() {
      const { pairings } = tables.userOf(caller)
      return { pairings: [...pairings.keys()].map((pairingId) => ({ pairingId, createdAt: NOW })).reverse() }
    },
    async pairing(pairingId, from) {
      const messages = tables.userOf(caller).pairings.get(pairingId) ?? []
      return { messages: messages.map((message, index) => ({ index, message })).slice(from) }
    },
    async postPairing(pairingId, { index, message }) {
      const { pairings } = tables.userOf(caller)
      const messages = pairings.get(pairingId) ?? []
      if (messages[index] === message) return { kind: 'accepted' }
      if (index !== messages.length) return { kind: 'conflict' }
      pairings.set(pairingId, [...messages, message])
      tables.tell([caller], { name: 'E2eePairing', argument: { pairingId, index } })
      return { kind: 'accepted' }
    },
  }
}
