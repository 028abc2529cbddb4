import type { Bytes, MessageBody } from '../../src/index.ts'
import { concatBytes } from '../../src/bytes.ts'
import { encodeBody } from '../../src/envelope/body.ts'
import { encodeUnsigned } from '../../src/envelope/envelope.ts'
import {
  compareBoxes,
  decodeFanOut,
  encodeFanOutHeader,
  fanOutBoxInfo,
  toSignedFanOut,
  type FanOutHeader,
} from '../../src/envelope/fan-out-format.ts'
import { sealXChaCha } from '../../src/primitives/aead.ts'
import { hpkeSeal } from '../../src/primitives/hpke.ts'
import { hkdfSha256, sha256 } from '../../src/primitives/kdf.ts'
import type { Party } from './party.ts'

const BOX_BYTES = 80

/** What a fan-out is made of: everything before the boxes, the boxes, the signature. */
export function takeApart(bytes: Bytes): { core: Bytes; boxes: readonly Bytes[]; signature: Bytes } {
  const { boxes, signature } = decodeFanOut(bytes)
  const core = bytes.slice(0, bytes.length - signature.length - boxes.length * BOX_BYTES)
  return { core, boxes, signature }
}

/** Puts a fan-out together with boxes in their order and a good signature of `signer`. */
export async function putTogether(core: Bytes, boxes: readonly Bytes[], signer: Party): Promise<Bytes> {
  const unsigned = concatBytes(core, ...[...boxes].sort(compareBoxes))
  return concatBytes(unsigned, await signer.device.signing.sign(toSignedFanOut(unsigned)))
}

/** A box as the wire format has it, for a core, a person, a generation and a content key of the caller's choice. */
export async function boxFor(
  core: Bytes,
  reader: Party,
  contentKey: Bytes,
  options: { as?: string; generation?: number } = {},
) {
  const { as = reader.userId, generation = reader.chain.generation } = options
  const box = await hpkeSeal(
    reader.chain.userAgreementKey,
    fanOutBoxInfo(sha256(core), as, generation),
    contentKey,
    reader.random,
  )
  return box!
}

/** Core of a fan-out that an author made with another program: any header, body and count. */
export function craftCore(
  author: Party,
  options: { header?: Partial<FanOutHeader>; body?: MessageBody | null; boxCount?: number; commitment?: Bytes },
) {
  const { header = {}, body = { text: 'crafted' }, boxCount = 2, commitment } = options
  const contentKey = author.random(32)
  const content = hkdfSha256(contentKey, { info: 'umkreis/v1/fan-out-content', length: 64 })
  const associatedData = encodeFanOutHeader(
    {
      senderUserId: author.userId,
      deviceId: author.device.public.deviceId,
      senderSeq: author.chain.seq,
      senderHash: author.chain.hashes.at(-1)!,
      clientMessageId: 'm1',
      ...header,
    },
    boxCount,
    commitment ?? content.slice(32),
  )
  const nonce = author.random(24)
  const ciphertext = sealXChaCha(content.slice(0, 32), nonce, encodeBody(body), associatedData)
  return { core: encodeUnsigned(associatedData, nonce, ciphertext), contentKey }
}
