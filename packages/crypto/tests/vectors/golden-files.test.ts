// Golden bytes of what is sealed outside of a group's epochs. A change here is a change of the wire format and needs a new version byte.
import { describe, expect, it } from 'vitest'
import { decodeFanOut, openAttachment, sealAttachment, type Bytes } from '../../src/index.ts'
import { concatBytes, encodeText } from '../../src/bytes.ts'
import { openXChaCha } from '../../src/primitives/aead.ts'
import { sha256 } from '../../src/primitives/kdf.ts'
import { BODY, createFanOutScene } from '../_util/fan-out.ts'
import { fromHex, toHex } from '../_util/published-vectors.ts'
import { seededRandom } from '../_util/seeded-random.ts'

async function* streamOf(...pieces: readonly Bytes[]): AsyncGenerator<Bytes, void> {
  yield* pieces
}

async function collect(stream: AsyncIterable<Bytes>): Promise<Bytes> {
  const pieces: Bytes[] = []
  for await (const piece of stream) pieces.push(piece)
  return concatBytes(...pieces)
}

describe('golden bytes', () => {
  it('of a fan-out, down to the last one', async () => {
    const { ben, cleo, sealTo, open } = await createFanOutScene()
    const fanOut = await sealTo(ben, cleo)
    expect(toHex(fanOut)).toBe(
      '0101040003616461166972536b66472d6877624c57725f504874724336735100000001694acf81b748429d76675c2dabc45a95fe6faa86b31d17716d635d3eff0e1a9f026d310000000340ae12deda98bcfa3621079c12e1ff472a4b8c2dfecf9b36d9fd92353474f610825baf447f4edc4661526f74a5f9d064743542d16fe069970000005061a571f8982186c244aa2e32e33940062acb1571b0e45f6d1eae3c7b95aea89cc251de6a945432546d7fe6e971e7c21c82971240e3e308e5f18270c99471d47da6165a4938d0939b3b8a65218eceebc28a5727a87d47c8f641c20d46c91d68804acc11f556d428e8bdfbe62877b2ba4f523a61b4ccfdb094a4bd227764362dabc4b65a1028fa179b664cadd3920fb190df0a7659309007a85a650d44b9954831ae403e2270fdb0d117d2115c08d30b3f893a421a57e30cf1a66db3f3b2473d10d0fc4fc50aa85ebde941177a55e4e0b07c75f5313ebb407fe360b601c2e7b79182e06417cb9d9a969cf293e120141ab1ee5cc5252571c628a7db14938c1ffd4ba3c15860aaa0faa227868d9c90cc5c252c35006d101a25f17928fce841a8f2a857c22c775701417ddf973f85a3d3e32153eb57bf71b5120a7dd22fb0bddd3df57095e5132c17dc09dd5820143ad9909a46e7797e2246c9284d675d72435a6d5aa1c158c0c38d957dd15c3c9e11b3d86617e4f3d47f6eb4dc1988c93d90671f06',
    )
    expect(decodeFanOut(fanOut).boxes).toHaveLength(3)
    for (const reader of [ben, cleo]) expect(await open(fanOut, reader)).toMatchObject({ body: BODY })
  })

  it('of a short attachment, and a hash of a longer one', async () => {
    const short = sealAttachment(streamOf(encodeText('Speisekarte')), seededRandom('golden file'))
    const sealed = await collect(short.sealed)
    expect(toHex(short.key)).toBe('f282a3720ff26e8e6299634cfe34ff421d8bff3cdc01609a0ff7a1d5a5f967be')
    expect(toHex(sealed)).toBe(
      '732b282f9926dace3b79baf9789cea9b2398227c630661132ab8925c52698ca3448d868520a68b6e934e9d8e4495',
    )
    const nonce = concatBytes(sealed.slice(0, 19), fromHex('0000000001'))
    expect(openXChaCha(short.key, nonce, sealed.slice(19), new Uint8Array(0))).toEqual(encodeText('Speisekarte'))
    const { hash } = await short.finished
    expect(await collect(openAttachment(streamOf(sealed), { key: short.key, hash, sizeBytes: 11 }))).toEqual(
      encodeText('Speisekarte'),
    )

    const long = sealAttachment(streamOf(new Uint8Array(150_000).fill(7)), seededRandom('golden file'))
    expect(toHex(sha256(await collect(long.sealed)))).toBe(
      'd1f62a799634e96ff7a2c615374cbf586ab2a914fe377846e8c5cc1bf7e55921',
    )
  })
})
