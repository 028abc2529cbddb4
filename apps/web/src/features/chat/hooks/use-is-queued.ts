import { useAtomValue } from 'jotai'
import { conversationsAtom } from '../../../services/conversation/conversations.ts'
import { createCell } from '../../../services/conversation/observed.ts'
import type { Connection, Readiness } from '../../../services/conversation/readiness.ts'
import { useObserved } from '../../../services/conversation/use-observed.ts'

const CONNECTING = createCell<Connection>('connecting')

/**
 * Whether what is sent now waits, sealed on this device, for a connection: without one the keys can't be looked at, and
 * what is written must not wait in the field for that.
 */
export function useIsQueued(readiness: Readiness): boolean {
  const conversations = useAtomValue(conversationsAtom)
  const connection = useObserved(conversations?.connection ?? CONNECTING)
  return connection === 'offline' && readiness.kind === 'preparing' && readiness.waitsFor === 'this-device'
}
