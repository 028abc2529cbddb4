import type { Bytes, UserChain } from '@umkreis/crypto'
import type { Clock } from '../../connection/clock.ts'
import type { InBackground } from '../background.ts'
import type { IdentityContext } from '../identity.ts'
import { continuesFrom } from '../identity/joined-head.ts'
import type { ConversationLog } from '../log.ts'
import type { OwnIdentity } from '../own-identity.ts'
import { PairingError } from './errors.ts'
import type { MailboxSession } from './mailbox-session.ts'

/** What pairing needs on either side. */
export interface PairingContext extends IdentityContext {
  readonly own: OwnIdentity
  readonly clock: Clock
  readonly log: ConversationLog
  readonly inBackground: InBackground
  /** What this device calls itself. */
  readonly deviceName: string | null
}

/** The pairings that go on, by their id: each is told when its mailbox has something new. */
export type OpenPairings = Map<string, Pick<MailboxSession<unknown>, 'look'>>

/**
 * Makes sure that the server shows this device the chain that the other device stands on, and nobody has started over on it since.
 *
 * @throws {PairingError} `forged`
 */
export function requireHeadIn(chain: UserChain | null, headHash: Bytes): UserChain {
  if (!chain || !continuesFrom(chain, headHash)) throw new PairingError('forged')
  return chain
}
