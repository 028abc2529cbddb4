import { describe, expect, it } from 'vitest'
import {
  AddNotAllowedError,
  ChainForkError,
  ChainOrderError,
  ChainRollbackError,
  checkGroupPin,
  createAddGroupLink,
  createDeviceKeys,
  createFirstUserLink,
  createRecoveryCode,
  createFreshGroupLink,
  createNextUserLink,
  createResetUserLink,
  createUserKey,
  decodeGroupLink,
  decodeUserLink,
  extendGroupChain,
  extendUserChain,
  KeyCommitmentError,
  MismatchError,
  NotAMemberError,
  openEpochKey,
  openPreviousUserKey,
  openUserKeyWithDevice,
  pinGroupChain,
  pinUserChain,
  recoveryDeviceFromCode,
  requireAuthorDevice,
  RecoveryNotSignedError,
  ResetSinceError,
  RosterMismatchError,
  rosterEntryOf,
  sealEpochKey,
  sealPreviousUserKey,
  sealUserKeyToDevice,
  SignatureError,
  UnknownDeviceError,
  verifyUserChain,
  type DevicePublicKeys,
  type UserChain,
} from '../../src/index.ts'
import { concatBytes } from '../../src/bytes.ts'
import { deriveDeviceId } from '../../src/identity/device.ts'
import { deriveKeyCommitment } from '../../src/epochs/epoch-key.ts'
import { signGroupLink } from '../../src/chains/group-link.ts'
import { createParty, createTestGroup, NOW_MS, type Party } from '../_util/party.ts'

describe('a user chain', () => {
  it('[UC3] takes in a second device that the recovery device signs, and opens the user key there', async () => {
    const ada = await createParty('ada')
    const recovery = recoveryDeviceFromCode(ada.recoveryCode, 'ada')
    const recoveryBox = await sealUserKeyToDevice(ada.userKey, 'ada', recovery.public, ada.random)
    const opened = await openUserKeyWithDevice(recoveryBox, 'ada', 1, recovery)
    const phone = createDeviceKeys(ada.random)
    const link = await createNextUserLink({
      chain: ada.chain,
      signer: recovery,
      userKey: opened,
      add: [phone.public],
      nowMs: NOW_MS + 5,
    })
    const chain = await extendUserChain(ada.chain, link)
    expect(chain.devices.get(phone.public.deviceId)).toMatchObject({
      addedSeq: 2,
      addedAtMs: NOW_MS + 5,
      removedSeq: null,
      removedAtMs: null,
    })
    expect(chain.generation).toBe(1)
  })

  it('[UC3] refuses a ghost device that nobody of the user signed', async () => {
    const ada = await createParty('ada')
    const ghost = createDeviceKeys(ada.random)
    const link = await createNextUserLink({
      chain: ada.chain,
      signer: ghost,
      userKey: createUserKey(ada.random, 2),
      add: [ghost.public],
      nowMs: NOW_MS,
    })
    await expect(extendUserChain(ada.chain, link)).rejects.toThrow(UnknownDeviceError)
  })

  it('[UC4] refuses to take out a device without a new user key, and accepts it with one', async () => {
    const ada = await createParty('ada')
    const phone = createDeviceKeys(ada.random)
    const two = await extendUserChain(
      ada.chain,
      await createNextUserLink({
        chain: ada.chain,
        signer: ada.device,
        userKey: ada.userKey,
        add: [phone.public],
        nowMs: 1,
      }),
    )
    const remove = [phone.public.deviceId]
    const lazy = await createNextUserLink({ chain: two, signer: ada.device, userKey: ada.userKey, remove, nowMs: 2 })
    await expect(extendUserChain(two, lazy)).rejects.toThrow(ChainOrderError)

    const next = createUserKey(ada.random, 2)
    const proper = await createNextUserLink({ chain: two, signer: ada.device, userKey: next, remove, nowMs: 2 })
    const three = await extendUserChain(two, proper)
    expect(three.devices.get(phone.public.deviceId)).toMatchObject({ removedSeq: 3, removedAtMs: 2 })
    const box = sealPreviousUserKey(next, ada.userKey, 'ada', ada.random)
    expect(openPreviousUserKey(box, next, 'ada').seed).toEqual(ada.userKey.seed)

    const byRemoved = await createNextUserLink({ chain: three, signer: phone, userKey: next, nowMs: 3 })
    await expect(extendUserChain(three, byRemoved)).rejects.toThrow(UnknownDeviceError)
  })

  it('[UC5] shows a reset as a changed root', async () => {
    const ada = await createParty('ada')
    const device = createDeviceKeys(ada.random)
    const link = await createResetUserLink({
      chain: ada.chain,
      device,
      others: [],
      userKey: createUserKey(ada.random, 2),
      nowMs: NOW_MS,
    })
    const chain = await extendUserChain(ada.chain, link)
    expect(chain.resetCounter).toBe(1)
    expect(chain.devices.get(ada.device.public.deviceId)?.removedSeq).toBe(2)
  })

  it('[UC5] refuses a reset that keeps an earlier device, the recovery device, or a single key of one', async () => {
    const ada = await createParty('ada')
    const reset = (others: readonly DevicePublicKeys[]) =>
      createResetUserLink({
        chain: ada.chain,
        device: createDeviceKeys(ada.random),
        others,
        userKey: createUserKey(ada.random, 2),
        nowMs: NOW_MS,
      })
    const stranger = createDeviceKeys(ada.random).public
    const { signingKey, agreementKey } = ada.device.public
    for (const kept of [
      ada.device.public,
      recoveryDeviceFromCode(ada.recoveryCode, 'ada').public,
      { ...stranger, deviceId: deriveDeviceId(signingKey, stranger.agreementKey), signingKey },
      { ...stranger, deviceId: deriveDeviceId(stranger.signingKey, agreementKey), agreementKey },
    ]) {
      await expect(extendUserChain(ada.chain, await reset([kept]))).rejects.toThrow(ChainOrderError)
    }
    expect((await extendUserChain(ada.chain, await reset([stranger]))).resetSeqs).toEqual([2])
  })

  it('[UC6] refuses a recovery device that did not sign the link that brings it in, or signed another', async () => {
    const ada = await createParty('ada')
    const recovery = recoveryDeviceFromCode(ada.recoveryCode, 'ada')
    const device = createDeviceKeys(ada.random)
    const body = { userId: 'ada', device, userKey: createUserKey(ada.random), nowMs: NOW_MS }
    const copied = await createFirstUserLink({ ...body, others: [recovery.public] })
    await expect(extendUserChain(null, copied)).rejects.toThrow(RecoveryNotSignedError)
    const signed = await createFirstUserLink({ ...body, recovery })
    expect((await extendUserChain(null, signed)).devices.get(recovery.public.deviceId)?.kind).toBe('recovery')
    // The genuine signature of another link, under the copied body.
    const spliced = concatBytes(copied.subarray(0, -1), ada.links[0]!.subarray(-65))
    await expect(extendUserChain(null, spliced)).rejects.toThrow(RecoveryNotSignedError)
    const uncalledFor = concatBytes((await createFirstUserLink(body)).subarray(0, -1), signed.subarray(-65))
    await expect(extendUserChain(null, uncalledFor)).rejects.toThrow(ChainOrderError)

    const next = createUserKey(ada.random, 2)
    const code = recoveryDeviceFromCode(createRecoveryCode(ada.random), 'ada')
    const replace = {
      chain: ada.chain,
      signer: ada.device,
      userKey: next,
      remove: [recovery.public.deviceId],
      nowMs: 2,
    }
    await expect(
      extendUserChain(ada.chain, await createNextUserLink({ ...replace, add: [code.public] })),
    ).rejects.toThrow(RecoveryNotSignedError)
    const replaced = await extendUserChain(ada.chain, await createNextUserLink({ ...replace, recovery: code }))
    expect(replaced.devices.get(code.public.deviceId)?.removedSeq).toBeNull()
  })

  it('[UC7] refuses a fork of and a rollback behind what was pinned', async () => {
    const ada = await createParty('ada')
    const other = await createParty('ada', 'a second beginning')
    const pin = pinUserChain(ada.chain)
    await expect(verifyUserChain('ada', other.links, pin)).rejects.toThrow(ChainForkError)
    await expect(verifyUserChain('ada', [], pin)).rejects.toThrow(ChainRollbackError)
    await expect(verifyUserChain('ben', ada.links)).rejects.toThrow(MismatchError)
    expect(await verifyUserChain('ada', ada.links, pin)).toMatchObject({ seq: 1 })
    expect(await verifyUserChain('new', [])).toBeNull()
  })

  it('[UC2] refuses a link with either signature damaged', async () => {
    const ada = await createParty('ada')
    for (const fromEnd of [66, 135]) {
      const damaged = ada.links[0]!.slice()
      damaged[damaged.length - fromEnd]! ^= 1
      await expect(verifyUserChain('ada', [damaged])).rejects.toThrow(SignatureError)
    }
  })
})

describe('a group chain', () => {
  it('[GC5] refuses a ghost member whom no manager signed, and anybody in a conversation of two', async () => {
    const [ada, ben, mallory] = [await createParty('ada'), await createParty('ben'), await createParty('mallory')]
    const add = [rosterEntryOf('mallory', 'member', mallory.chain)]
    for (const isPair of [false, true]) {
      const group = await createTestGroup('g', [ada, ben], { isPair })
      const signer = isPair ? ada : ben
      const link = await createAddGroupLink({ chain: group.chain, epochKey: group.key, add, signer, nowMs: 1 })
      await expect(extendGroupChain(group.chain, decodeGroupLink(link.link), signer.chain)).rejects.toThrow(
        AddNotAllowedError,
      )
    }
  })

  it('[GC3] refuses a link by somebody who is no member, or by a device that is gone', async () => {
    const [ada, ben, mallory] = [await createParty('ada'), await createParty('ben'), await createParty('mallory')]
    const group = await createTestGroup('g', [ada, ben])
    const members = [...group.chain.roster.values()]
    const byStranger = await createFreshGroupLink({
      chain: group.chain,
      members,
      signer: mallory,
      nowMs: 1,
      random: ada.random,
    })
    await expect(extendGroupChain(group.chain, decodeGroupLink(byStranger.link), mallory.chain)).rejects.toThrow(
      NotAMemberError,
    )

    const phone = createDeviceKeys(ben.random)
    const swapped = await extendUserChain(
      ben.chain,
      await createNextUserLink({
        chain: ben.chain,
        signer: ben.device,
        userKey: createUserKey(ben.random, 2),
        add: [phone.public],
        remove: [ben.device.public.deviceId],
        nowMs: 2,
      }),
    )
    const signer = { device: ben.device, chain: swapped }
    const byGone = await createFreshGroupLink({ chain: group.chain, members, signer, nowMs: 3, random: ben.random })
    await expect(extendGroupChain(group.chain, decodeGroupLink(byGone.link), swapped)).rejects.toThrow(
      UnknownDeviceError,
    )
  })

  it('[GC1] refuses a reordered, replayed, forked or foreign link', async () => {
    const [ada, ben] = [await createParty('ada'), await createParty('ben')]
    const group = await createTestGroup('g', [ada, ben])
    const elsewhere = await createTestGroup('h', [ada, ben])
    const make = (chain = group.chain) =>
      createFreshGroupLink({ chain, members: [...chain.roster.values()], signer: ada, nowMs: 1, random: ada.random })
    const second = decodeGroupLink((await make()).link)
    const rival = decodeGroupLink((await make()).link)
    const two = await extendGroupChain(group.chain, second, ada.chain)
    const third = decodeGroupLink((await make(two)).link)
    const foreign = decodeGroupLink((await make(elsewhere.chain)).link)
    const onRival = await extendGroupChain(group.chain, rival, ada.chain)

    await expect(extendGroupChain(group.chain, third, ada.chain)).rejects.toThrow(ChainOrderError)
    await expect(extendGroupChain(two, second, ada.chain)).rejects.toThrow(ChainOrderError)
    await expect(extendGroupChain(onRival, third, ada.chain)).rejects.toThrow(ChainForkError)
    await expect(extendGroupChain(group.chain, foreign, ada.chain)).rejects.toThrow(MismatchError)
    expect(() => checkGroupPin(onRival, pinGroupChain(two))).toThrow(ChainForkError)
    expect(() => checkGroupPin(group.chain, pinGroupChain(two))).toThrow(ChainRollbackError)
  })

  it('[GC6] refuses a roster that is not the one the link commits to', async () => {
    const ada = await createParty('ada')
    const group = await createTestGroup('g', [ada])
    const link = await signGroupLink(
      {
        groupId: 'g',
        epoch: 2,
        previousHash: pinGroupChain(group.chain).hash,
        kind: 'fresh',
        historyPolicy: 'from-joining',
        isPair: false,
        keyCommitment: deriveKeyCommitment(group.key, 'g', 2),
        rosterHash: new Uint8Array(32),
        added: [],
        removed: [],
        createdAtMs: 1,
        signerUserId: 'ada',
        signerDeviceId: ada.device.public.deviceId,
        signerSeq: 1,
      },
      ada.device,
    )
    await expect(extendGroupChain(group.chain, decodeGroupLink(link), ada.chain)).rejects.toThrow(RosterMismatchError)
  })

  it('[EB2] refuses a box that holds another key than the link commits to, even when it is sealed properly', async () => {
    const [ada, ben] = [await createParty('ada'), await createParty('ben')]
    const group = await createTestGroup('g', [ada, ben])
    await expect(sealEpochKey(group.chain, 1, new Uint8Array(32), ben.chain, ada.random)).rejects.toThrow(
      KeyCommitmentError,
    )
    const twin = await createTestGroup('g', [ada, ben])
    await expect(openEpochKey(twin.chain, 1, twin.boxes.get('ada')!, 'ben', ben.userKey)).rejects.toThrow(
      'Could not open',
    )
  })

  it('[EB3] seals no epoch to keys that started over after its roster, to another chain, or to a stranger', async () => {
    const [ada, ben, cleo] = [await createParty('ada'), await createParty('ben'), await createParty('cleo')]
    const group = await createTestGroup('g', [ada, ben], { pending: ['cleo'], historyPolicy: 'everything' })
    const startOver = async (party: Party) =>
      extendUserChain(
        party.chain,
        await createResetUserLink({
          chain: party.chain,
          device: createDeviceKeys(ada.random),
          others: [],
          userKey: createUserKey(ada.random, 2),
          nowMs: NOW_MS,
        }),
      )
    const seal = (recipient: UserChain) => sealEpochKey(group.chain, 1, group.key, recipient, ada.random)
    await expect(seal(await startOver(ben))).rejects.toThrow(ResetSinceError)
    await expect(seal(await startOver(cleo))).rejects.toThrow(ResetSinceError)
    await expect(seal((await createParty('ben', 'a second beginning')).chain)).rejects.toThrow(MismatchError)
    await expect(seal((await createParty('mallory')).chain)).rejects.toThrow(NotAMemberError)
    expect(await seal(cleo.chain)).toHaveLength(80)
  })

  it('[GC8] accepts what a device wrote while it counted, and nothing from a later epoch', async () => {
    const [ada, ben] = [await createParty('ada'), await createParty('ben')]
    const group = await createTestGroup('g', [ada, ben])
    const phone = createDeviceKeys(ben.random)
    const swapped = await extendUserChain(
      ben.chain,
      await createNextUserLink({
        chain: ben.chain,
        signer: ben.device,
        userKey: createUserKey(ben.random, 2),
        add: [phone.public],
        remove: [ben.device.public.deviceId],
        nowMs: 2,
      }),
    )
    const fresh = await createFreshGroupLink({
      chain: group.chain,
      members: [rosterEntryOf('ada', 'manager', ada.chain), rosterEntryOf('ben', 'member', swapped)],
      signer: ada,
      nowMs: 3,
      random: ada.random,
    })
    const chain = await extendGroupChain(group.chain, decodeGroupLink(fresh.link), ada.chain)
    const old = ben.device.public.deviceId
    expect(requireAuthorDevice(chain, swapped, old, 1).deviceId).toBe(old)
    expect(() => requireAuthorDevice(chain, swapped, old, 2)).toThrow(UnknownDeviceError)
    expect(requireAuthorDevice(chain, swapped, phone.public.deviceId, 2).deviceId).toBe(phone.public.deviceId)
    expect(() => requireAuthorDevice(chain, ben.chain, old, 2)).toThrow(ChainRollbackError)
  })
})

describe('decodeUserLink and decodeGroupLink', () => {
  it('do not take each other for their own', async () => {
    const ada = await createParty('ada')
    const group = await createTestGroup('g', [ada])
    expect(() => decodeUserLink(group.link)).toThrow('not a user link')
    expect(() => decodeGroupLink(ada.links[0]!)).toThrow('not a group link')
  })
})
