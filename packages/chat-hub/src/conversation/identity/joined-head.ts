import { equalBytes, isResetSince, type Bytes, type UserChain } from '@umkreis/crypto'

/**
 * Whether a chain is the one that a link was the head of, with nobody having started over on it since. A start over continues the chain as well, and
 * needs no key of the account: whoever is brought in after it was brought in by a stranger.
 */
export function continuesFrom(chain: UserChain, head: Bytes): boolean {
  const seq = chain.hashes.findIndex((hash) => equalBytes(hash, head)) + 1
  return seq > 0 && !isResetSince(chain, seq)
}
