// A group whose secrets come from its signed chain first and from another source later, as it would be after a move to MLS.
import { beforeAll, describe, expect, it } from 'vitest'
import {
  CHAIN_SUITE,
  createEpochSecret,
  decodeEnvelope,
  encodeBase64,
  MismatchError,
  MissingKeyError,
  openEnvelope,
  sealEdit,
  sealMessage,
  SignatureError,
  UnknownVersionError,
  type Bytes,
  type EpochSecret,
  type EpochSource,
} from '../../src/index.ts'
import { hkdfSha256 } from '../../src/primitives/kdf.ts'
import { createParty, createTestGroup, sourceOf, type Party, type TestGroup } from '../_util/party.ts'
import { seededRandom } from '../_util/seeded-random.ts'

const EXPORTER_SUITE = 2
const SUITES = [CHAIN_SUITE, EXPORTER_SUITE]
const EXPORTER_EPOCHS = [2, 3] as const

/** Secrets as an MLS group would export them: one for each epoch, under a label, with the device as context. */
function exporterSecret(groupId: string, epoch: number, suite = EXPORTER_SUITE): EpochSecret {
  const random = seededRandom(`exporter ${epoch}`)
  const linkHash = random(32)
  const exported = random(32)
  const messageKey = (deviceId: string) => hkdfSha256(exported, { info: `exported messages of ${deviceId}` })
  return { suite, groupId, epoch, linkHash, messageKey }
}

/** One history: epoch 1 from the chain, the later ones from the exporter. */
function mixedSource(chain: EpochSource, exported: readonly EpochSecret[]): EpochSource {
  return {
    current: () => exported.at(-1) ?? chain.current(),
    forEnvelope(epoch, linkHash) {
      const secret = exported.find((secret) => secret.epoch === epoch)
      if (!secret) return chain.forEnvelope(epoch, linkHash)
      if (encodeBase64(secret.linkHash) !== encodeBase64(linkHash)) throw new MismatchError('envelope', 'linkHash')
      return secret
    },
  }
}

let ada: Party
let group: TestGroup
let chainSource: EpochSource
let source: EpochSource
const exported = EXPORTER_EPOCHS.map((epoch) => exporterSecret('g', epoch))

beforeAll(async () => {
  ada = await createParty('ada')
  group = await createTestGroup('g', [ada])
  chainSource = sourceOf(group.chain, [1, group.key])
  source = mixedSource(chainSource, exported)
})

const contextOf = (epoch: EpochSecret) => ({ epoch, userId: 'ada', device: ada.device, random: ada.random })

function open(bytes: Bytes, from = source, suites = SUITES) {
  const expected = { groupId: 'g', senderUserId: 'ada' }
  return openEnvelope(decodeEnvelope(bytes, suites), expected, ada.device.public, from)
}

describe('two suites in one history', () => {
  it('[SU2] open in any order, each with the secret of its own source, edits across them, too', async () => {
    const before = await sealMessage(contextOf(chainSource.current()), 'm1', { text: 'from the chain' })
    const after = await sealMessage(contextOf(exported[0]!), 'm2', { text: 'from the exporter' })
    const edit = await sealEdit(contextOf(source.current()), 'm1', 1, { text: 'edited later' })

    expect(await open(edit)).toMatchObject({
      header: { suite: EXPORTER_SUITE, epoch: 3 },
      body: { text: 'edited later' },
    })
    expect(await open(before)).toMatchObject({ header: { suite: CHAIN_SUITE }, body: { text: 'from the chain' } })
    expect(await open(after)).toMatchObject({ header: { suite: EXPORTER_SUITE }, body: { text: 'from the exporter' } })
  })

  it('[SU1] is of a later version for a reader without the other source, and its chain has no key for it', async () => {
    const after = await sealMessage(contextOf(exported[0]!), 'm2', { text: 'from the exporter' })

    expect(() => decodeEnvelope(after)).toThrow(UnknownVersionError)
    expect(() => decodeEnvelope(after, [CHAIN_SUITE, 3])).toThrow(UnknownVersionError)
    await expect(open(after, chainSource)).rejects.toThrow(MissingKeyError)
  })

  it('[SU2] refuses an envelope that names the other suite than its epoch has, either way', async () => {
    const chainSecret = createEpochSecret('g', 1, group.chain.epochs[0]!.hash, group.key)
    const dressedUp = await sealMessage(contextOf({ ...chainSecret, suite: EXPORTER_SUITE }), 'm1', { text: 'new' })
    const downgraded = await sealMessage(contextOf({ ...exported[0]!, suite: CHAIN_SUITE }), 'm2', { text: 'old' })

    for (const bytes of [dressedUp, downgraded]) {
      await expect(open(bytes)).rejects.toMatchObject({ name: 'MismatchError', field: 'suite' })
    }
  })

  it('[SU2] covers the suite with the signature: nobody but the author can change it', async () => {
    const bytes = await sealMessage(contextOf(exported[0]!), 'm2', { text: 'from the exporter' })
    const changed = bytes.slice()
    changed[1] = CHAIN_SUITE

    await expect(open(changed)).rejects.toThrow(SignatureError)
    expect(await open(bytes)).toMatchObject({ kind: 'message' })
  })
})
