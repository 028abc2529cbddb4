import { CryptoError } from '@umkreis/crypto'
import type { UserId } from '@umkreis/schemas'
import type { Unsubscribe } from '../connection/hub-client.ts'
import type { InBackground } from './background.ts'
import type { E2eeApi } from './e2ee-api.ts'
import type { Groups } from './groups.ts'
import type { MessageReader } from './message-reader.ts'
import type { OwnIdentity } from './own-identity.ts'
import type { DevicePairingService } from './pairing/create-device-pairing.ts'
import type { HubEvents } from './sealed-conversations.ts'
import type { UserDirectory } from './user-directory.ts'

/** Everything that changes when the server tells of keys. */
export interface CatchUpContext {
  readonly userId: UserId
  readonly api: E2eeApi
  readonly directory: UserDirectory
  readonly groups: Groups
  readonly reader: MessageReader
  readonly own: OwnIdentity
  readonly pairing: DevicePairingService
  readonly inBackground: InBackground
}

/** Seals to everybody who waits for a box in any group of this person. */
export async function serveAll({ api, groups, inBackground }: CatchUpContext): Promise<void> {
  const { pending } = await api.pendingBoxes()
  for (const groupId of new Set(pending.map((row) => row.groupId))) inBackground(groups.serve(groupId), groupId)
}

async function catchUpAll(context: CatchUpContext): Promise<void> {
  const { userId, directory, groups, reader, own, inBackground } = context
  if (!own.current) return
  directory.markStale()
  groups.markStale()
  const chain = await directory.refresh(userId).catch((error: unknown) => {
    if (error instanceof CryptoError) return undefined
    throw error
  })
  const isSame = chain?.seq === own.current?.chain.seq
  if (!isSame && (await own.find()).kind !== 'ready') return
  await serveAll(context)
  for (const groupId of new Set([...groups.known(), ...reader.waiting()])) {
    inBackground(
      groups.load(groupId).then(() => reader.openLater(groups, groupId)),
      groupId,
    )
  }
}

/** Follows the hub's key events, and catches up after each reconnect. */
export function followKeys(context: CatchUpContext, events: HubEvents): Unsubscribe {
  const { userId, directory, groups, reader, own, pairing, inBackground } = context
  return events.onConnected(({ isReconnect }) => {
    events.subscribe('E2eeUserChanged', (event) => {
      directory.markStale(event.userId)
      const isNews = !own.current || event.seq > own.current.chain.seq
      if (event.userId === userId && isNews) inBackground(own.find())
    })
    events.subscribe('E2eeGroupChanged', ({ groupId }) => {
      groups.markStale(groupId)
      const isKnown = groups.peek(groupId) !== undefined || reader.waiting().includes(groupId)
      if (isKnown) inBackground(groups.load(groupId), groupId)
    })
    events.subscribe('E2eeBoxNeeded', ({ groupId, userId: waiting }) => {
      directory.markStale(waiting)
      if (own.current) inBackground(groups.serve(groupId), groupId)
    })
    events.subscribe('E2eePairing', (event) => pairing.hear(event))
    if (isReconnect) {
      const { readiness } = own
      if (readiness.kind === 'not-ready' && readiness.reason === 'unreachable') inBackground(own.find())
      inBackground(catchUpAll(context))
      inBackground(pairing.lookAll())
    }
  })
}
