import { beforeAll, describe, expect, it } from 'vitest'
import {
  ArgumentError,
  createDeviceKeys,
  createEpochSecret,
  createNextUserLink,
  createResetUserLink,
  createUserKey,
  decodeEnvelope,
  epochKeyRecipient,
  extendUserChain,
  KeyCommitmentError,
  NotAMemberError,
  openEnvelopes,
  openEpochKey,
  ResetSinceError,
  sealEdit,
  sealEpochKeys,
  sealMessage,
  sealTombstone,
  type EnvelopeToOpen,
  type EpochKeysToSeal,
} from '../../src/index.ts'
import { createParty, createTestGroup, NOW_MS, type Party, type TestGroup } from '../_util/party.ts'
import { seededRandom } from '../_util/seeded-random.ts'

let ada: Party
let ben: Party
let cleo: Party
let group: TestGroup
beforeAll(async () => {
  ada = await createParty('ada')
  ben = await createParty('ben')
  cleo = await createParty('cleo')
  group = await createTestGroup('g', [ada, ben, cleo])
})

const requestFor = (...parties: readonly Party[]): EpochKeysToSeal => ({
  groupId: 'g',
  epoch: 1,
  linkHash: group.chain.epochs[0]!.hash,
  keyCommitment: group.chain.epochs[0]!.keyCommitment,
  epochKey: group.key,
  recipients: parties.map((party) => epochKeyRecipient(group.chain, 1, party.chain)),
})

describe(sealEpochKeys, () => {
  it('[EB1] seals a box for each, in order, that its owner alone opens', async () => {
    const boxes = await sealEpochKeys(structuredClone(requestFor(ada, ben, cleo)))
    expect(boxes).toHaveLength(3)
    for (const [index, party] of [ada, ben, cleo].entries()) {
      expect(await openEpochKey(group.chain, 1, boxes[index]!, party.userId, party.userKey)).toEqual(group.key)
    }
    await expect(openEpochKey(group.chain, 1, boxes[1]!, 'ada', ada.userKey)).rejects.toThrow('epoch-box')
  })

  it('[P4] leaves out a key that cannot be sealed to, and nobody else', async () => {
    const request = requestFor(ada, ben)
    const [first, second] = request.recipients
    const recipients = [{ ...first!, agreementKey: new Uint8Array(32) }, second!]
    const boxes = await sealEpochKeys({ ...request, recipients })
    expect(boxes[0]).toBeNull()
    expect(await openEpochKey(group.chain, 1, boxes[1]!, 'ben', ben.userKey)).toEqual(group.key)
  })

  it('[EB2] seals no other key than the one that the link commits to', async () => {
    const random = seededRandom('other')
    await expect(sealEpochKeys({ ...requestFor(ada), epochKey: random(32) })).rejects.toThrow(KeyCommitmentError)
    await expect(sealEpochKeys({ ...requestFor(ada), epochKey: random(31) })).rejects.toThrow(ArgumentError)
  })
})

describe(epochKeyRecipient, () => {
  it('[EB3] names nobody whom no link names, or who started over since', async () => {
    const dora = await createParty('dora')
    expect(() => epochKeyRecipient(group.chain, 1, dora.chain)).toThrow(NotAMemberError)
    const random = seededRandom('reset')
    const device = createDeviceKeys(random)
    const userKey = createUserKey(random, 2)
    const link = await createResetUserLink({ chain: ben.chain, device, userKey, nowMs: NOW_MS })
    const reset = await extendUserChain(ben.chain, link)
    expect(() => epochKeyRecipient(group.chain, 1, reset)).toThrow(ResetSinceError)
  })

  it('[EB1] takes the newest key of a chain that went on', async () => {
    const random = seededRandom('rotation')
    const second = createDeviceKeys(random)
    const { chain, device } = ben
    const link = await createNextUserLink({
      chain,
      signer: device,
      userKey: createUserKey(random, 2),
      add: [second.public],
      nowMs: NOW_MS,
    })
    const longer = await extendUserChain(chain, link)
    expect(epochKeyRecipient(group.chain, 1, longer)).toEqual({
      userId: 'ben',
      generation: 2,
      agreementKey: longer.userAgreementKey,
    })
  })
})

describe(openEnvelopes, () => {
  const body = { text: 'Servus' }

  function contextOf(party: Party) {
    const epoch = createEpochSecret('g', 1, group.chain.epochs[0]!.hash, group.key)
    return { epoch, userId: party.userId, device: party.device, random: party.random }
  }

  function itemOf(bytes: EnvelopeToOpen['bytes'], changes: Partial<EnvelopeToOpen> = {}): EnvelopeToOpen {
    const { deviceId, signingKey } = ada.device.public
    return {
      bytes,
      expected: { groupId: 'g', senderUserId: 'ada' },
      device: { deviceId, signingKey },
      suite: 1,
      messageKey: contextOf(ada).epoch.messageKey(deviceId),
      ...changes,
    }
  }

  it('[EN5] opens messages, edits and tombstones in their order, of data that crossed to a worker and back', async () => {
    const context = contextOf(ada)
    const items = [
      itemOf(await sealMessage(context, 'm1', body)),
      itemOf(await sealEdit(context, 'm1', 1, { text: 'Grüß dich' })),
      itemOf(await sealTombstone(context, 'm1', 2)),
    ]
    const results = structuredClone(await openEnvelopes(structuredClone(items)))
    expect(results).toEqual([
      { kind: 'message', header: decodeEnvelope(items[0]!.bytes).header, body },
      { kind: 'edit', header: decodeEnvelope(items[1]!.bytes).header, body: { text: 'Grüß dich' } },
      { kind: 'tombstone', header: decodeEnvelope(items[2]!.bytes).header },
    ])
  })

  it('[EN5] names what is wrong with each, and lets it cost no other', async () => {
    const bytes = await sealMessage(contextOf(ada), 'm1', body)
    const ofSuite2 = bytes.with(1, 2) as typeof bytes
    const forged = bytes.with(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1) as typeof bytes
    const expected = { groupId: 'g', senderUserId: 'ada' }
    const results = await openEnvelopes([
      itemOf(forged),
      itemOf(forged, { messageKey: null }),
      itemOf(bytes, { messageKey: null }),
      itemOf(bytes, { messageKey: new Uint8Array(32) }),
      itemOf(bytes, { expected: { ...expected, groupId: 'h' } }),
      itemOf(bytes, { expected: { ...expected, seenEditCounter: 1 } }),
      itemOf(bytes, { device: ben.device.public }),
      itemOf(bytes.slice(0, 40)),
      itemOf(ofSuite2),
      itemOf(ofSuite2, { suite: 2 }),
      itemOf(bytes),
    ])
    expect(results.map((result) => (result.kind === 'failed' ? result.error : result.kind))).toEqual([
      'SignatureError',
      'SignatureError',
      'MissingKeyError',
      'DecryptionError',
      'MismatchError',
      'StaleEditError',
      'MismatchError',
      'FormatError',
      'UnknownVersionError',
      'SignatureError',
      'message',
    ])
  })

  it('rejects when it is called wrongly', async () => {
    const bytes = await sealMessage(contextOf(ada), 'm1', body)
    await expect(openEnvelopes([itemOf(bytes, { device: undefined as never })])).rejects.toThrow(TypeError)
  })
})
