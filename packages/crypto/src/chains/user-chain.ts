import { equalBytes, type Bytes } from '../bytes.ts'
import { FormatError, MismatchError, SignatureError } from '../errors.ts'
import type { DevicePublicKeys } from '../identity/device.ts'
import { isSigningPublicKey, verifySignature } from '../primitives/signature.ts'
import {
  ChainForkError,
  ChainOrderError,
  ChainRollbackError,
  RecoveryNotSignedError,
  UnknownDeviceError,
} from './errors.ts'
import { decodeUserLink, NO_HASH, type UserLink } from './user-link.ts'

/** A device with the time in its user's chain during which it counted. */
export interface DeviceRecord extends DevicePublicKeys {
  readonly addedSeq: number
  /** When the link that brought it in was made, by the clock of the device that signed it; milliseconds since 1970. */
  readonly addedAtMs: number
  /** The link that took it out; `null` while it counts. */
  readonly removedSeq: number | null
  /** When that link was made, by the clock of the device that signed it; milliseconds since 1970. `null` while it counts. */
  readonly removedAtMs: number | null
}

/** What a verified user chain says. Made by {@link extendUserChain} only; never changed afterwards. */
export interface UserChain {
  readonly userId: string
  readonly seq: number
  /** Hash of each link; index 0 is that of link 1. */
  readonly hashes: readonly Bytes[]
  readonly generation: number
  readonly resetCounter: number
  readonly userSigningKey: Bytes
  readonly userAgreementKey: Bytes
  /** Places of the links that started over without any earlier device, ascending. */
  readonly resetSeqs: readonly number[]
  /** Every device there ever was, by id. A device that was taken out never comes back. */
  readonly devices: ReadonlyMap<string, DeviceRecord>
}

/** A head that was seen and accepted: later chains must contain it. */
export interface UserPin {
  readonly seq: number
  readonly hash: Bytes
  readonly resetCounter: number
}

/** The pin of a chain's head. */
export function pinUserChain(chain: UserChain): UserPin {
  return { seq: chain.seq, hash: headHash(chain), resetCounter: chain.resetCounter }
}

/** Hash of the newest link. */
export function headHash(chain: UserChain): Bytes {
  return chain.hashes.at(-1) ?? NO_HASH
}

/** Devices that count now, the recovery device included, sorted by id. */
export function activeDevices(chain: UserChain): DeviceRecord[] {
  return [...chain.devices.values()]
    .filter((device) => device.removedSeq === null)
    .sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1))
}

/**
 * A device of the person, not of a recovery code, that counted when the chain was `seq` links long; `undefined` for every other id.
 *
 * @param seq 1 to `chain.seq`.
 */
export function deviceActiveAt(chain: UserChain, deviceId: string, seq: number): DeviceRecord | undefined {
  const device = chain.devices.get(deviceId)
  const isActive =
    device?.kind === 'device' && device.addedSeq <= seq && (device.removedSeq === null || device.removedSeq > seq)
  return isActive ? device : undefined
}

/** Whether somebody started over after link `seq`: what was agreed on with the person of that link does not hold for the new keys. */
export function isResetSince(chain: UserChain, seq: number): boolean {
  return (chain.resetSeqs.at(-1) ?? 0) > seq
}

function signerOf(previous: UserChain | null, link: UserLink): DevicePublicKeys {
  const isNewRoot = previous === null || link.resetCounter !== previous.resetCounter
  const known = isNewRoot
    ? link.devices.find((device) => device.deviceId === link.signerDeviceId)
    : previous.devices.get(link.signerDeviceId)
  const isActive = known && (isNewRoot || previous.devices.get(link.signerDeviceId)?.removedSeq === null)
  if (!isActive) throw new UnknownDeviceError('user-link', link.userId, link.signerDeviceId)
  return known
}

function checkFirst(link: UserLink): void {
  if (link.seq !== 1) throw new ChainOrderError('user-link', 'seq')
  if (!equalBytes(link.previousHash, NO_HASH)) throw new ChainForkError('user-link', 1)
  if (link.generation !== 1) throw new ChainOrderError('user-link', 'generation')
  if (link.resetCounter !== 0) throw new ChainOrderError('user-link', 'resetCounter')
}

/** Nobody's earlier device signs a reset, so none may be in it: else it would pass for a change that its owner made. */
function requireNoEarlierDevice(previous: UserChain, link: UserLink): void {
  const isKnown = (device: DevicePublicKeys) =>
    [...previous.devices.values()].some(
      (earlier) =>
        equalBytes(earlier.signingKey, device.signingKey) || equalBytes(earlier.agreementKey, device.agreementKey),
    )
  if (link.devices.some(isKnown)) throw new ChainOrderError('user-link', 'devices')
}

function checkNext(previous: UserChain, link: UserLink): void {
  if (link.userId !== previous.userId) throw new MismatchError('user-link', 'userId')
  if (link.seq !== previous.seq + 1) throw new ChainOrderError('user-link', 'seq')
  if (!equalBytes(link.previousHash, headHash(previous))) throw new ChainForkError('user-link', link.seq)
  const isReset = link.resetCounter === previous.resetCounter + 1
  if (!isReset && link.resetCounter !== previous.resetCounter) throw new ChainOrderError('user-link', 'resetCounter')
  const isNewKey = link.generation === previous.generation + 1
  if (!isNewKey && link.generation !== previous.generation) throw new ChainOrderError('user-link', 'generation')
  const isSameKey =
    equalBytes(link.userSigningKey, previous.userSigningKey) &&
    equalBytes(link.userAgreementKey, previous.userAgreementKey)
  if (isSameKey === isNewKey) throw new ChainOrderError('user-link', 'userKey')
  const kept = new Set(link.devices.map((device) => device.deviceId))
  const removesDevice = activeDevices(previous).some((device) => !kept.has(device.deviceId))
  // Who was taken out knows the old user key: without a new one, taking out would change nothing.
  if ((removesDevice || isReset) && !isNewKey) throw new ChainOrderError('user-link', 'generation')
  if (isReset) requireNoEarlierDevice(previous, link)
}

function mergeDevices(previous: UserChain | null, link: UserLink): Map<string, DeviceRecord> {
  const devices = new Map(previous?.devices)
  const kept = new Set(link.devices.map((device) => device.deviceId))
  for (const record of devices.values()) {
    if (record.removedSeq === null && !kept.has(record.deviceId)) {
      devices.set(record.deviceId, { ...record, removedSeq: link.seq, removedAtMs: link.createdAtMs })
    }
  }
  for (const device of link.devices) {
    const known = devices.get(device.deviceId)
    if (known && (known.removedSeq !== null || known.kind !== device.kind)) {
      throw new ChainOrderError('user-link', 'devices')
    }
    if (!known) {
      if (!isSigningPublicKey(device.signingKey)) throw new FormatError('user-link', 'unusable device key')
      devices.set(device.deviceId, {
        ...device,
        addedSeq: link.seq,
        addedAtMs: link.createdAtMs,
        removedSeq: null,
        removedAtMs: null,
      })
    }
  }
  return devices
}

/**
 * The recovery device's public keys stand in the chain for everybody to copy: only its signature shows that whoever has the code was there when
 * the link was made, and so that the code leads back to this chain and no other.
 */
async function requireRecoverySignature(link: UserLink, devices: ReadonlyMap<string, DeviceRecord>): Promise<void> {
  const [recovery, ...more] = link.devices.filter(
    (device) => device.kind === 'recovery' && devices.get(device.deviceId)?.addedSeq === link.seq,
  )
  const { recoverySignature } = link
  if (more.length > 0 || (!recovery && recoverySignature)) throw new ChainOrderError('user-link', 'recovery')
  if (!recovery) return
  const isSigned =
    recoverySignature && (await verifySignature(recovery.signingKey, link.recoverySignedBytes, recoverySignature))
  if (!isSigned) throw new RecoveryNotSignedError(link.userId)
}

/**
 * Verifies one link and returns the chain with it (SPEC rules UC1 to UC6). The chain passed in is not changed.
 *
 * @param previous The chain so far; `null` for a first link.
 * @throws {FormatError | UnknownVersionError} If the bytes are not a user link.
 * @throws {ChainError} If the link does not continue the chain, or nobody's device signed it.
 * @throws {SignatureError} If the signature of the device or the user key is wrong.
 * @throws {RecoveryNotSignedError} If it brings in a recovery device that did not sign it.
 */
export async function extendUserChain(previous: UserChain | null, bytes: Bytes): Promise<UserChain> {
  const link = decodeUserLink(bytes)
  if (previous) checkNext(previous, link)
  else checkFirst(link)
  if (!isSigningPublicKey(link.userSigningKey)) throw new FormatError('user-link', 'unusable user key')
  const signer = signerOf(previous, link)
  const devices = mergeDevices(previous, link)
  const isSigned =
    (await verifySignature(signer.signingKey, link.signedBytes, link.deviceSignature)) &&
    (await verifySignature(link.userSigningKey, link.signedBytes, link.userSignature))
  if (!isSigned) throw new SignatureError('user-link')
  await requireRecoverySignature(link, devices)
  return {
    userId: link.userId,
    seq: link.seq,
    hashes: [...(previous?.hashes ?? []), link.hash],
    generation: link.generation,
    resetCounter: link.resetCounter,
    userSigningKey: link.userSigningKey,
    userAgreementKey: link.userAgreementKey,
    resetSeqs: [
      ...(previous?.resetSeqs ?? []),
      ...(link.resetCounter > (previous?.resetCounter ?? 0) ? [link.seq] : []),
    ],
    devices,
  }
}

/**
 * Verifies a whole chain as the server offers it, against the head that was seen before (SPEC rule UC7).
 *
 * @param userId Whose chain it has to be.
 * @param links All links from the first, in order; empty for a user without keys.
 * @returns The chain, or `null` when there are no links and nothing was pinned.
 * @throws {ChainForkError} If the chain does not contain the pinned head.
 * @throws {ChainRollbackError} If it ends before the pinned head.
 */
export async function verifyUserChain(
  userId: string,
  links: readonly Bytes[],
  pin?: UserPin,
): Promise<UserChain | null> {
  let chain: UserChain | null = null
  for (const link of links) {
    chain = await extendUserChain(chain, link)
    if (chain.userId !== userId) throw new MismatchError('user-link', 'userId')
  }
  checkUserPin(chain, pin)
  return chain
}

/** Checks a verified chain against a pin. @throws {ChainForkError | ChainRollbackError} As {@link verifyUserChain}. */
export function checkUserPin(chain: UserChain | null, pin: Pick<UserPin, 'seq' | 'hash'> | undefined): void {
  if (!pin) return
  if (!chain || chain.seq < pin.seq) throw new ChainRollbackError('user-link', chain?.seq ?? 0, pin.seq)
  const hash = chain.hashes[pin.seq - 1]
  if (!hash || !equalBytes(hash, pin.hash)) throw new ChainForkError('user-link', pin.seq)
}
