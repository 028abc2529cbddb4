import {
  activeDevices,
  decodeBase64,
  decodeUserLink,
  deviceKeysFromSeed,
  equalBytes,
  recoveryDeviceFromCode,
  type DeviceKeys,
  type UserChain,
} from '@umkreis/crypto'
import type { IdentityContext } from '../identity.ts'
import { postOwnLink, type OwnLink } from './own-links.ts'
import type { PreparedLink } from './stored-keys.ts'

/** Whether the recovery device of a code counts in a chain. */
export function isCodeOf(chain: UserChain, code: string): boolean {
  const { deviceId } = recoveryDeviceFromCode(code, chain.userId).public
  return activeDevices(chain).some((device) => device.deviceId === deviceId)
}

function isStoredIn(chain: UserChain, { post }: PreparedLink): boolean {
  const there = chain.hashes[post.seq - 1]
  return there !== undefined && equalBytes(there, decodeUserLink(decodeBase64(post.link)).hash)
}

/** Whether a new root that this device prepared stands in a chain already, and only the answer was lost. */
export async function isPreparedRootIn(context: IdentityContext, chain: UserChain): Promise<boolean> {
  const prepared = await context.keys.loadPrepared()
  if (!prepared || !isStoredIn(chain, prepared)) return false
  return prepared.post.seq === 1 || chain.resetSeqs.includes(prepared.post.seq)
}

/**
 * Finds out what became of a link that was prepared. Its secrets come into force once exactly that link stands in the chain: a server that knows the
 * public keys from a call it pretended to lose can't bring them onto a chain of its own making.
 */
export async function settlePreparedLink(context: IdentityContext, chain: UserChain | null): Promise<void> {
  const { keys, pins } = context
  const prepared = await keys.loadPrepared()
  // Not there yet: the call may still be under way, so that its secrets have to be kept.
  if (!prepared || !chain || chain.seq < prepared.post.seq) return
  if (isStoredIn(chain, prepared)) {
    await pins.save()
    await keys.putDevice(deviceKeysFromSeed(prepared.deviceSeed))
    if (isCodeOf(chain, prepared.recoveryCode)) await keys.putCode(prepared.recoveryCode)
  }
  await keys.deletePrepared()
}

/**
 * Posts a link whose secrets must not be lost: they are stored before anybody hears of it.
 *
 * @returns Whether it was stored; `false` when another device was quicker.
 */
export async function postPreparedLink(
  context: IdentityContext,
  link: OwnLink,
  secrets: { readonly device: DeviceKeys; readonly recoveryCode: string },
): Promise<boolean> {
  const { device, recoveryCode } = secrets
  await context.keys.putPrepared({ post: link.post, deviceSeed: device.seed, recoveryCode })
  if (!(await postOwnLink(context, link))) return false
  await settlePreparedLink(context, link.chain)
  return true
}
