import {
  activeDevices,
  createRecoveryCode,
  headHash,
  RecoveryNotSignedError,
  recoveryDeviceFromCode,
  type UserChain,
} from '@umkreis/crypto'
import { NoSuchDeviceError, UnreadableStoreError, WrongRecoveryCodeError } from '../errors.ts'
import { changeIdentity, createIdentity, requireIdentityIn, type Identity, type IdentityContext } from '../identity.ts'
import { joiningDevice, storeJoiningDevice } from './joining-device.ts'
import { makeOwnLink, postOwnLink } from './own-links.ts'
import { isCodeOf, postPreparedLink, settlePreparedLink } from './prepared-link.ts'
import { openUserKeys } from './user-key-boxes.ts'

function plainOf(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Whether what the owner typed back is one group of the waiting code, or all of it. If so, the code is forgotten: its owner has it now. */
export async function confirmRecoveryCode(context: IdentityContext, typed: string): Promise<boolean> {
  const code = await context.keys.loadCode()
  const plain = plainOf(typed)
  const isFitting = code !== undefined && (code.split('-').includes(plain) || code.replaceAll('-', '') === plain)
  if (isFitting) await context.keys.deleteCode()
  return isFitting
}

/** Forgets a code that waits to be saved when another device has replaced it since. */
export async function forgetReplacedCode(context: IdentityContext, chain: UserChain): Promise<void> {
  try {
    const code = await context.keys.loadCode()
    if (code !== undefined && !isCodeOf(chain, code)) await context.keys.deleteCode()
  } catch (error) {
    // Conversations go on without it; who asks for the code is told.
    if (!(error instanceof UnreadableStoreError)) throw error
  }
}

/** Whether the code that still holds was typed into this device. */
export async function isRecoveryCodeUsed(context: IdentityContext): Promise<boolean> {
  const used = await context.keys.loadUsedRecovery()
  const chain = used === undefined ? null : await context.directory.load(context.userId)
  return chain !== null && activeDevices(chain).some(({ deviceId }) => deviceId === used)
}

/**
 * Enrols this device with the recovery code: the virtual device behind it signs this one in and opens the user key for it.
 *
 * @throws {RecoveryCodeError} If what was typed is no recovery code.
 * @throws {WrongRecoveryCodeError} If it is not this account's.
 * @throws {RecoveryNotSignedError} If the server offers a chain that whoever has the code was not there for.
 */
export async function enrolWithRecoveryCode(context: IdentityContext, typed: string): Promise<Identity> {
  const recovery = recoveryDeviceFromCode(typed, context.userId)
  const { deviceId } = recovery.public
  return changeIdentity(context, async (chain) => {
    const known = chain && activeDevices(chain).find((device) => device.deviceId === deviceId)
    if (!known) throw new WrongRecoveryCodeError()
    // Only what a chain calls a recovery device had to sign itself into it: its keys under another name prove nothing.
    if (known.kind !== 'recovery') throw new RecoveryNotSignedError(context.userId)
    const keys = await openUserKeys(chain, recovery, await context.api.myBoxes())
    if (!keys) throw new WrongRecoveryCodeError()
    const { device } = await joiningDevice(context, chain)
    await storeJoiningDevice(context, device, headHash(chain))
    await context.keys.putUsedRecovery(deviceId)
    if (chain.devices.has(device.public.deviceId)) return createIdentity(device, chain, keys)
    const link = await makeOwnLink(context, createIdentity(recovery, chain, keys), { add: [device.public] })
    return (await postOwnLink(context, link)) ? createIdentity(device, link.chain, keys) : undefined
  })
}

/**
 * Replaces the recovery code, and signs lost devices out in the same step.
 *
 * @param signOut Ids of the devices that go.
 * @returns The new code, and who this device is with it.
 * @throws {EncryptionNotReadyError}
 * @throws {NoSuchDeviceError} If one of `signOut` is no device of the account, or this one.
 */
export function replaceRecoveryCode(
  context: IdentityContext,
  signOut: readonly string[],
): Promise<{ readonly recoveryCode: string; readonly identity: Identity }> {
  return changeIdentity(context, async (chain) => {
    await settlePreparedLink(context, chain)
    const identity = await requireIdentityIn(context, chain)
    const { device } = identity
    for (const deviceId of signOut) {
      const isDevice = identity.chain.devices.get(deviceId)?.kind === 'device' && deviceId !== device.public.deviceId
      if (!isDevice) throw new NoSuchDeviceError()
    }
    const goes = activeDevices(identity.chain).filter(
      ({ deviceId, kind }) => kind === 'recovery' || signOut.includes(deviceId),
    )
    const recoveryCode = createRecoveryCode(context.random)
    const link = await makeOwnLink(context, identity, {
      recovery: recoveryDeviceFromCode(recoveryCode, context.userId),
      remove: goes.map(({ deviceId }) => deviceId),
    })
    const isStored = await postPreparedLink(context, link, { device, recoveryCode })
    return isStored ? { recoveryCode, identity: link.identity } : undefined
  })
}
