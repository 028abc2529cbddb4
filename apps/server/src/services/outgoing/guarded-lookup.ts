import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Asks where a name leads; tests answer themselves. */
export type LookUp = (
  name: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** How failed look-ups end that found addresses, and none that may be asked. */
export class NotAllowedAddressError extends Error {
  override name = 'NotAllowedAddressError'
}

/**
 * Looks names up as Node does and passes on only addresses that may be asked. A connection goes to the very address that
 * was passed on, so that a name cannot lead elsewhere between the check and the connection.
 */
export function createGuardedLookup(isAllowed: (address: string) => boolean, lookUp: LookUp = lookup): LookupFunction {
  return (name, options, callback) => {
    lookUp(name, { ...options, all: true }, (error, addresses = []) => {
      const allowed = addresses.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (error) callback(error, '')
      else if (!first) callback(new NotAllowedAddressError('The name leads to no address that may be asked'), '')
      else if (options.all) callback(null, allowed)
      else callback(null, first.address, first.family)
    })
  }
}

/** Passes on only public addresses, so that no name leads into the server's own network. */
export const lookUpPublic: LookupFunction = createGuardedLookup(isPublicAddress)
