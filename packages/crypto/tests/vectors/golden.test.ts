// Golden bytes of our own formats. A change here is a change of the wire format and needs a new version byte.
import { describe, expect, it } from 'vitest'
import { createEpochSecret, decodeEnvelope, sealMessage } from '../../src/index.ts'
import { sha256 } from '../../src/primitives/kdf.ts'
import { toHex } from '../_util/published-vectors.ts'
import { createParty, createTestGroup } from '../_util/party.ts'
import { seededRandom } from '../_util/seeded-random.ts'

describe('golden bytes', () => {
  it('of a device, a recovery code and a user link', async () => {
    const ada = await createParty('ada')
    expect(ada.device.public.deviceId).toBe('irSkfG-hwbLWr_PHtrC6sQ')
    expect(ada.recoveryCode).toBe('H2FY8-CH3RW-YATWR-61Y8E-4CWTV-Y9B94')
    expect(toHex(ada.links[0]!.subarray(0, 46))).toBe(
      '75010361646100000001000000000000000000000000000000000000000000000000000000000000000000000000',
    )
    expect(toHex(sha256(ada.links[0]!))).toBe('694acf81b748429d76675c2dabc45a95fe6faa86b31d17716d635d3eff0e1a9f')
  })

  it('of a group link', async () => {
    const group = await createTestGroup('g', [await createParty('ada'), await createParty('ben')], {
      pending: ['cleo'],
    })
    expect(toHex(group.link.subarray(0, 45))).toBe(
      '670101670000000100000000000000000000000000000000000000000000000000000000000000000000009cfe',
    )
    expect(toHex(sha256(group.link))).toBe('a7693e7111d256cb499b95b5f2f77b33e2501e12602088fef7cc117a15bb45c1')
    expect(toHex(group.boxes.get('ben')!)).toBe(
      'ee5cc5252571c628a7db14938c1ffd4ba3c15860aaa0faa227868d9c90cc5c2572222b4ef6226126379c121ea35efe9e6b3b69cbdc2d371f402090b9fc167daa20f836a543a2f164947eda27f3d0031c',
    )
  })

  it('of an envelope, down to the last one', async () => {
    const ada = await createParty('ada')
    const random = seededRandom('envelope')
    const epoch = createEpochSecret('g', 7, random(32), random(32))
    const envelope = await sealMessage({ epoch, userId: 'ada', device: ada.device, random }, 'm1', { text: 'Servus' })
    expect(toHex(envelope)).toBe(
      '010101000167000000072faf370e63014f49f02543d23e892c3a2f4d58aa69cd313d22323567b35e5b1b03616461166972536b66472d6877624c57725f5048747243367351026d31000000006efd8434ae94276d8133fd274041a322e05bf0a4dc28af4600000050c4050f185f68e964d6ef949813be007444615f804e6caad26d49be828de2b65d802ab44c9afc483d2a96303900bb3edb4de6a009e81e96049b5bbba5e01fd1aa64418dff84a4f6767d508689a02510c33079566a424219ecb3ab7db3b8be2cc220741331bc92aa1d5123291eb4b07ef5afe5cbafa58db25580a65a634c7864d387ecd27fef738d475910548cbbe61002',
    )
    expect(decodeEnvelope(envelope).header).toMatchObject({
      kind: 'message',
      groupId: 'g',
      epoch: 7,
      senderUserId: 'ada',
    })
  })
})
