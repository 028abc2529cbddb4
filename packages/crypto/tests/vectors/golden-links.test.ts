// Golden bytes of every kind of link and box that follows the first. A change here is a change of the wire format and needs a new version byte.
import { describe, expect, it } from 'vitest'
import {
  createAddGroupLink,
  createChangeGroupLink,
  createDeviceKeys,
  createFreshGroupLink,
  createNextUserLink,
  createResetUserLink,
  createUserKey,
  decodeGroupLink,
  extendGroupChain,
  extendUserChain,
  rosterEntryOf,
  sealPreviousUserKey,
  sealUserKeyToDevice,
} from '../../src/index.ts'
import { sha256 } from '../../src/primitives/kdf.ts'
import { toHex } from '../_util/published-vectors.ts'
import { createParty, createTestGroup, NOW_MS } from '../_util/party.ts'
import { seededRandom } from '../_util/seeded-random.ts'

describe('golden bytes', () => {
  it('of the links with which a device joins, one goes, and a person starts over', async () => {
    const ada = await createParty('ada')
    const random = seededRandom('later links')
    const phone = createDeviceKeys(random)
    const joined = await createNextUserLink({
      chain: ada.chain,
      signer: ada.device,
      userKey: ada.userKey,
      add: [phone.public],
      nowMs: NOW_MS,
    })
    expect(toHex(sha256(joined))).toBe('1888171c9f0776eaa7cbda2441accad9ef8d5b16e33b411eb4489b945dc9901b')
    const two = await extendUserChain(ada.chain, joined)

    const gone = await createNextUserLink({
      chain: two,
      signer: phone,
      userKey: createUserKey(random, 2),
      remove: [ada.device.public.deviceId],
      nowMs: NOW_MS,
    })
    expect(toHex(sha256(gone))).toBe('978a940156bdd3c8c051d95d47153619e319e8d5dddaf58caa7c4f79820f5e70')
    const three = await extendUserChain(two, gone)

    const userKey = createUserKey(random, 3)
    const reset = await createResetUserLink({ chain: three, device: createDeviceKeys(random), userKey, nowMs: NOW_MS })
    expect(toHex(sha256(reset))).toBe('381dd1c462e933a3bed4d40d19d3d0b9d262defa327123904334ca3021be5f91')
    expect(await extendUserChain(three, reset)).toMatchObject({ seq: 4, resetSeqs: [4] })
  })

  it('of the boxes that hold a user key', async () => {
    const ada = await createParty('ada')
    const random = seededRandom('user key boxes')
    const toDevice = await sealUserKeyToDevice(ada.userKey, 'ada', ada.device.public, random)
    expect(toHex(toDevice)).toBe(
      'ff701a411ab77b8f6c1d1a17d0c45b9e2020022460b5943171665607c9e2cd3ab0047cde14fe3f3a3e62364a2d981fdd85aab8195607d60f31102c4155b1d9474fe35680da3eddfc7b3de311d59839de',
    )
    const previous = sealPreviousUserKey(createUserKey(random, 2), ada.userKey, 'ada', random)
    expect(toHex(previous)).toBe(
      '45d205d5722bc4d63d242af2ef0fae97b8841126c7eac616d87f156531d669a50ae69ebe3c131686d8cddc5413c8363a11892ad118c7bfc3b7a53c6ebd6d2b0eef19d4eec5588598',
    )
  })

  it('of the links with which people join, the key is renewed, and roles change', async () => {
    const [ada, ben, cleo] = await Promise.all(['ada', 'ben', 'cleo'].map((userId) => createParty(userId)))
    const group = await createTestGroup('g', [ada!, ben!])
    const random = seededRandom('later links')
    const common = { signer: ada!, nowMs: NOW_MS }

    const added = await createAddGroupLink({
      ...common,
      chain: group.chain,
      epochKey: group.key,
      add: [rosterEntryOf('cleo', 'member', cleo!.chain)],
    })
    expect(toHex(sha256(added.link))).toBe('b9185748e8fb93089286056b7fc80b6cd5796ceab984fd1b47c68aeee91763ca')
    expect(toHex(added.epochKey)).toBe('582e01ad1679565f4f635391677e58a170e2d50604b23569b4c9d74f987eca71')
    const two = await extendGroupChain(group.chain, decodeGroupLink(added.link), ada!.chain)

    const members = [...two.roster.values()].filter(({ userId }) => userId !== 'ben')
    const renewed = await createFreshGroupLink({ ...common, chain: two, members, random })
    expect(toHex(sha256(renewed.link))).toBe('e690071fa0bc6d8392553746f58082f33c69c0353a7b255c52530804adc187ce')
    const three = await extendGroupChain(two, decodeGroupLink(renewed.link), ada!.chain)

    const changed = await createChangeGroupLink({
      ...common,
      chain: three,
      members,
      roles: new Map([['cleo', 'manager']]),
      historyPolicy: 'everything',
      random,
    })
    expect(toHex(sha256(changed.link))).toBe('e870947b239e126c9be160cb47c0f29aa5793d244ad291b15476a59b1b2ae323')
    expect(await extendGroupChain(three, decodeGroupLink(changed.link), ada!.chain)).toMatchObject({
      epoch: 4,
      historyPolicy: 'everything',
    })
  })
})
