import { beforeAll, describe, expect, it } from 'vitest'
import {
  ArgumentError,
  createDeviceKeys,
  createNextUserLink,
  createResetUserLink,
  createSafetyNumber,
  createUserKey,
  encodeSafetyCode,
  extendUserChain,
  matchesSafetyCode,
  rootHash,
  type UserChain,
} from '../../src/index.ts'
import { createParty, NOW_MS, type Party } from '../_util/party.ts'

let ada: Party
let ben: Party
let cleo: Party
beforeAll(async () => {
  ada = await createParty('ada')
  ben = await createParty('ben')
  cleo = await createParty('cleo')
})

/** A second device comes and the first one goes, with a new user key. */
async function withOtherDevices({ chain, device, userKey, random }: Party): Promise<UserChain> {
  const second = createDeviceKeys(random)
  const added = await createNextUserLink({ chain, signer: device, userKey, add: [second.public], nowMs: NOW_MS })
  const longer = await extendUserChain(chain, added)
  const removed = await createNextUserLink({
    chain: longer,
    signer: second,
    userKey: createUserKey(random, 2),
    remove: [device.public.deviceId],
    nowMs: NOW_MS,
  })
  return extendUserChain(longer, removed)
}

async function startOver({ chain, random }: Party): Promise<UserChain> {
  const device = createDeviceKeys(random)
  const userKey = createUserKey(random, chain.generation + 1)
  return extendUserChain(chain, await createResetUserLink({ chain, device, userKey, nowMs: NOW_MS }))
}

describe(createSafetyNumber, () => {
  it('[SN2] is the same 60 digits on both sides', () => {
    const number = createSafetyNumber(ada.chain, ben.chain)
    expect(number).toBe('321503089668312872625127956250945692235727837147911354946924')
    expect(number).toMatch(/^\d{60}$/)
    expect(createSafetyNumber(ben.chain, ada.chain)).toBe(number)
  })

  it('[SN1] stays the same while devices and user keys come and go', async () => {
    const later = await withOtherDevices(ada)
    expect(later.generation).toBe(2)
    expect(rootHash(later)).toEqual(rootHash(ada.chain))
    expect(createSafetyNumber(later, ben.chain)).toBe(createSafetyNumber(ada.chain, ben.chain))
  })

  it('[SN1] changes when one of the two starts over, each time', async () => {
    const numbers = new Set([createSafetyNumber(ada.chain, ben.chain)])
    const once = await startOver(ben)
    numbers.add(createSafetyNumber(ada.chain, once))
    numbers.add(createSafetyNumber(ada.chain, await startOver({ ...ben, chain: once })))
    expect(numbers.size).toBe(3)
    expect(rootHash(once)).toEqual(once.hashes[1])
  })

  it('[SN1] is another one for every pair, and for the same keys under another name', async () => {
    const numbers = new Set([
      createSafetyNumber(ada.chain, ben.chain),
      createSafetyNumber(ada.chain, cleo.chain),
      createSafetyNumber(ben.chain, cleo.chain),
      createSafetyNumber({ ...ada.chain, userId: 'adam' }, ben.chain),
    ])
    expect(numbers.size).toBe(4)
  })

  it('refuses a person alone', () => {
    expect(() => createSafetyNumber(ada.chain, ada.chain)).toThrow(ArgumentError)
    expect(() => encodeSafetyCode(ada.chain, ada.chain)).toThrow(ArgumentError)
  })
})

describe(matchesSafetyCode, () => {
  it("[SN3] takes what the contact's device shows for the same keys, with the blanks that scanners add", () => {
    const shown = encodeSafetyCode(ben.chain, ada.chain)
    expect(shown).toMatch(/^UMKREIS-SAFETY:1:[\w-]{86}$/)
    expect(matchesSafetyCode(shown, ada.chain, ben.chain)).toBe(true)
    expect(matchesSafetyCode(`${shown}\r\n`, ada.chain, ben.chain)).toBe(true)
  })

  it('[SN3] refuses the code of another pair, of other keys, and any other text', async () => {
    const other = await startOver(ben)
    for (const text of [
      encodeSafetyCode(ben.chain, cleo.chain),
      encodeSafetyCode(other, ada.chain),
      encodeSafetyCode(ben.chain, ada.chain).slice(0, -1),
      encodeSafetyCode(ben.chain, ada.chain).replace(':1:', ':2:'),
      '',
      'https://umkreis.example/',
    ]) {
      expect(matchesSafetyCode(text, ada.chain, ben.chain)).toBe(false)
    }
  })

  it("[SN3] refuses one's own code: a camera before one's own screen has compared nothing", () => {
    expect(matchesSafetyCode(encodeSafetyCode(ada.chain, ben.chain), ada.chain, ben.chain)).toBe(false)
  })
})
