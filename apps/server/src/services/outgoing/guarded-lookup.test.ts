import { expect, it } from 'vitest'
import { createGuardedLookup, lookUpPublic, NotAllowedAddressError } from './guarded-lookup.ts'
import { isPublicAddress } from './public-address.ts'

it.each([true, false])('refuses a name that leads to this machine (all: %s)', async (all) => {
  const error = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve))
  expect(error).toBeInstanceOf(NotAllowedAddressError)
})

it('passes on the public ones of several addresses alone', async () => {
  const lookup = createGuardedLookup(isPublicAddress, (_name, _options, callback) =>
    callback(null, [
      { address: '10.0.0.1', family: 4 },
      { address: '1.1.1.1', family: 4 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ]),
  )
  const passedOn = await new Promise((resolve) =>
    lookup('mixed.example', { all: true }, (_error, addresses) => resolve(addresses)),
  )
  expect(passedOn).toEqual([{ address: '1.1.1.1', family: 4 }])
})
