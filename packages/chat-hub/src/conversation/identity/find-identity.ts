import { UnreadableStoreError } from '../errors.ts'
import { changeIdentity, readIdentity, type IdentityContext, type IdentityState } from '../identity.ts'

async function hasCode({ keys }: IdentityContext): Promise<boolean> {
  try {
    return (await keys.loadCode()) !== undefined
  } catch (error) {
    // Conversations go on without it; who asks for the code is told.
    if (error instanceof UnreadableStoreError) return false
    throw error
  }
}

/**
 * Finds this person's keys on this device, and makes them when the account has none anywhere (flow 1). What makes or changes keys comes only when it
 * is wanted: a device that has its keys does not load it.
 *
 * @throws {CryptoError} If the server offers a chain that does not continue what was seen, or boxes that do not fit it.
 * @throws {UnreadableStoreError} If what this device kept of its keys is damaged.
 */
export function findIdentity(context: IdentityContext): Promise<IdentityState> {
  return changeIdentity(context, async (chain) => {
    if (await context.keys.loadPrepared()) {
      const { settlePreparedLink } = await import('./prepared-link.ts')
      await settlePreparedLink(context, chain)
    }
    if (!chain) {
      const { createFirstKeys } = await import('./first-keys.ts')
      await createFirstKeys(context)
      return undefined
    }
    if (await hasCode(context)) {
      const { forgetReplacedCode } = await import('./recovery-code.ts')
      await forgetReplacedCode(context, chain)
    }
    return readIdentity(context, chain)
  })
}
