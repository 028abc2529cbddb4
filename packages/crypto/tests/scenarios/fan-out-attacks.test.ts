// What a server, a reader or an author with another program can try with a fan-out.
import { describe, expect, it } from 'vitest'
import {
  ChainForkError,
  ChainRollbackError,
  createDeviceKeys,
  DecryptionError,
  encodeBase64,
  FormatError,
  MismatchError,
  NotARecipientError,
  recoveryDeviceFromCode,
  SignatureError,
  UnknownDeviceError,
  type Bytes,
} from '../../src/index.ts'
import { concatBytes } from '../../src/bytes.ts'
import { fanOutBoxInfo } from '../../src/envelope/fan-out-format.ts'
import { hpkeOpen } from '../../src/primitives/hpke.ts'
import { sha256 } from '../../src/primitives/kdf.ts'
import { boxFor, craftCore, putTogether, takeApart } from '../_util/dishonest-fan-out.ts'
import { BODY, createFanOutScene, moveOn, recipientOf } from '../_util/fan-out.ts'
import { createParty } from '../_util/party.ts'

const { ada, ben, cleo, dora, seal, sealTo, open } = await createFanOutScene()

describe('a fan-out in the wrong place', () => {
  it('[FO7] is refused in a group, in a conversation of others, and in one that its reader is not in', async () => {
    const bytes = await sealTo(ben, cleo)

    for (const members of [['ada', 'ben', 'cleo'], ['ada'], ['ben'], ['ben', 'cleo'], ['ada', 'cleo'], []]) {
      await expect(open(bytes, ben, { members }), members.join()).rejects.toMatchObject({
        constructor: MismatchError,
        field: 'memberUserIds',
      })
    }
  })

  it('[FO7] is refused as another message, and as somebody else’s', async () => {
    const bytes = await sealTo(ben)

    await expect(open(bytes, ben, { clientMessageId: 'm2' })).rejects.toMatchObject({ field: 'clientMessageId' })
    await expect(open(bytes, ben, { author: cleo })).rejects.toMatchObject({ field: 'senderUserId' })
    await expect(open(bytes, ben, { authorChain: cleo.chain })).rejects.toMatchObject({ field: 'author' })
  })
})

describe('a box', () => {
  it('[FO3] moved to another message opens for nobody, even when the author signs it', async () => {
    const first = takeApart(await sealTo(ben))
    const second = takeApart(await sealTo(cleo))
    const moved = await Promise.all(first.boxes.map((box) => putTogether(second.core, [second.boxes[0]!, box], ada)))

    for (const bytes of moved) await expect(open(bytes, ben)).rejects.toThrow(NotARecipientError)
  })

  it('[FO3] made for another person or generation does not open', async () => {
    const { core, contentKey } = craftCore(ada, {})
    const own = await boxFor(core, ada, contentKey)
    const make = async (...args: Parameters<typeof boxFor>) => putTogether(core, [own, await boxFor(...args)], ada)

    await expect(open(await make(core, ben, contentKey, { as: 'cleo' }), ben)).rejects.toThrow(NotARecipientError)
    await expect(open(await make(core, ben, contentKey, { generation: 2 }), ben)).rejects.toThrow(NotARecipientError)
    expect(await open(await make(core, ben, contentKey), ben)).toMatchObject({ body: { text: 'crafted' } })
  })

  it('[FO5] that a reader makes for somebody else is not the author’s: nobody is written to but by the author', async () => {
    const bytes = await sealTo(ben, cleo)
    const { core, boxes, signature } = takeApart(bytes)
    const opened = await Promise.all(
      boxes.map((box) => hpkeOpen(ben.userKey.agreement, fanOutBoxInfo(sha256(core), 'ben', 1), box)),
    )
    const bens = opened.findIndex((key) => key !== undefined)
    const contentKey = opened[bens]!
    const notBens = boxes.filter((_, index) => index !== bens)
    const withDora = [boxes[bens]!, notBens[0]!, await boxFor(core, dora, contentKey)]
    const forwarded = await putTogether(core, withDora, ben)
    const spliced = concatBytes(forwarded.slice(0, -signature.length), signature)

    for (const forgery of [forwarded, spliced]) await expect(open(forgery, dora)).rejects.toThrow(SignatureError)
    expect(await open(await putTogether(core, withDora, ada), dora)).toMatchObject({ body: BODY })
  })

  it('[FO4] with another content key than the others’ is refused: everybody reads the same', async () => {
    const { core, contentKey } = craftCore(ada, { boxCount: 3 })
    const boxes = [
      await boxFor(core, ada, contentKey),
      await boxFor(core, ben, contentKey),
      await boxFor(core, cleo, ada.random(32)),
    ]
    const bytes = await putTogether(core, boxes, ada)

    expect(await open(bytes, ben)).toMatchObject({ body: { text: 'crafted' } })
    await expect(open(bytes, cleo)).rejects.toThrow(DecryptionError)
  })
})

describe('a commitment', () => {
  it('[FO4] to another content key than the one in the boxes is refused', async () => {
    const craft = async (options: { commitment?: Bytes }) => {
      const { core, contentKey } = craftCore(ada, options)
      return putTogether(core, [await boxFor(core, ada, contentKey), await boxFor(core, ben, contentKey)], ada)
    }

    expect(await open(await craft({}), ben)).toMatchObject({ body: { text: 'crafted' } })
    await expect(open(await craft({ commitment: ada.random(32) }), ben)).rejects.toThrow(DecryptionError)
  })
})

describe('the author of a fan-out', () => {
  it('[FO5] is who signed it: damage anywhere and a stranger’s signature are noticed', async () => {
    const bytes = await sealTo(ben)
    const { core, boxes } = takeApart(bytes)
    await expect(open(await putTogether(core, boxes, cleo), ben)).rejects.toThrow(SignatureError)
    for (const at of [core.length - 1, core.length + 40, bytes.length - 1]) {
      const damaged = bytes.slice()
      damaged[at]! ^= 1
      await expect(open(damaged, ben), `${at}`).rejects.toThrow(SignatureError)
    }
  })

  it('[FO7] wrote with a device that counted at the link named: not a ghost, the recovery code, a later or an earlier one', async () => {
    const ghost = { ...ada, device: createDeviceKeys(ada.random) }
    const recovery = { ...ada, device: recoveryDeviceFromCode(ada.recoveryCode, 'ada') }
    const later = await moveOn(ada, { isDeviceReplaced: true })
    const early = { ...later, chain: ada.chain }
    const gone = { ...ada, chain: later.chain }
    for (const author of [ghost, recovery, early, gone]) {
      const { core, contentKey } = craftCore(author, {})
      const bytes = await putTogether(
        core,
        [await boxFor(core, ada, contentKey), await boxFor(core, ben, contentKey)],
        author,
      )
      await expect(open(bytes, ben, { authorChain: later.chain })).rejects.toThrow(UnknownDeviceError)
    }
  })

  it('[FO7] is still read after the device was signed out, for what it wrote before', async () => {
    const bytes = await sealTo(ben)
    const later = await moveOn(ada, { isDeviceReplaced: true })

    expect(await open(bytes, ben, { authorChain: later.chain })).toMatchObject({ body: BODY })
  })

  it('[FO7] has a chain that contains the link named: a shorter one is to be loaded, another one is a fork', async () => {
    const longer = await moveOn(ada, { isDeviceReplaced: false })
    const other = await createParty('ada', 'another ada')
    const bytes = await seal([recipientOf(ben)], BODY, longer)

    expect(await open(bytes, ben, { authorChain: longer.chain })).toMatchObject({ header: { senderSeq: 2 } })
    await expect(open(bytes, ben)).rejects.toThrow(ChainRollbackError)
    const split = await moveOn(other, { isDeviceReplaced: false })
    await expect(open(bytes, ben, { authorChain: split.chain })).rejects.toThrow(ChainForkError)
  })

  it('[FO6] cannot put in what has no place in it: an attachment, or nothing at all', async () => {
    const attachment = {
      blobId: 'b',
      name: 'a',
      mediaType: 'a/b',
      sizeBytes: 1,
      key: encodeBase64(new Uint8Array(32)),
      hash: encodeBase64(new Uint8Array(32)),
    }
    for (const body of [{ text: 'with a file', attachments: [attachment] }, null]) {
      const { core, contentKey } = craftCore(ada, { body })
      const bytes = await putTogether(
        core,
        [await boxFor(core, ada, contentKey), await boxFor(core, ben, contentKey)],
        ada,
      )
      await expect(open(bytes, ben)).rejects.toThrow(FormatError)
    }
  })
})
