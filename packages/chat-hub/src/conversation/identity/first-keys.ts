import {
  createDeviceKeys,
  createFirstUserLink,
  createRecoveryCode,
  createResetUserLink,
  createUserKey,
  decodeBase64,
  recoveryDeviceFromCode,
  type UserChain,
} from '@umkreis/crypto'
import { changeIdentity, requireIdentityIn, type Identity, type IdentityContext } from '../identity.ts'
import { describeOwnLink, postOwnLink } from './own-links.ts'
import { isPreparedRootIn, postPreparedLink, settlePreparedLink } from './prepared-link.ts'
import { sealUserKeyToAll } from './user-key-boxes.ts'

/** Makes keys for somebody who has none, or (`lost`) has none that can be reached any more. @returns Whether they came into force. */
async function createKeys(context: IdentityContext, lost: UserChain | null): Promise<boolean> {
  const { userId, random, wallMs } = context
  const device = createDeviceKeys(random)
  const recoveryCode = createRecoveryCode(random)
  const recovery = recoveryDeviceFromCode(recoveryCode, userId)
  const userKey = createUserKey(random, (lost?.generation ?? 0) + 1)
  const options = { device, recovery, userKey, nowMs: wallMs() }
  const link = lost
    ? await createResetUserLink({ ...options, chain: lost })
    : await createFirstUserLink({ ...options, userId })
  const boxes = await sealUserKeyToAll(userKey, userId, [device.public, recovery.public], random)
  return postPreparedLink(context, await describeOwnLink(userId, lost, link, boxes), { device, recoveryCode })
}

/** Makes the first keys of an account, or posts once more those whose answer never came. */
export async function createFirstKeys(context: IdentityContext): Promise<void> {
  const prepared = await context.keys.loadPrepared()
  if (prepared?.post.seq !== 1) {
    await createKeys(context, null)
    return
  }
  const { post } = prepared
  const { chain } = await describeOwnLink(context.userId, null, decodeBase64(post.link), [])
  await postOwnLink(context, { post, chain })
}

/**
 * Starts over with new keys because every device and the code are lost. Contacts see it, and the past stays closed unless somebody shares it. Until it
 * is done, the keys that this device has stay in force.
 */
export function startOver(context: IdentityContext): Promise<Identity> {
  const { directory, userId } = context
  // What was seen of one's own keys may be the very thing that is wrong. It stays in force until the new keys are there.
  return changeIdentity(
    context,
    async (chain) => {
      if (chain && (await isPreparedRootIn(context, chain))) {
        // It was done already: starting over once more would warn all contacts once more.
        await directory.putNewRoot(chain)
        await settlePreparedLink(context, chain)
      } else if (!(await createKeys(context, chain))) {
        return undefined
      }
      return requireIdentityIn(context, await directory.refresh(userId))
    },
    () => directory.loadUnpinned(userId),
  )
}
