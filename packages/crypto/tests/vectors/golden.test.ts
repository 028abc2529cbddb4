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
    expect(ada.device.public.deviceId).toBe('GOLD_DEVICE')
    expect(ada.recoveryCode).toBe('GOLD_CODE')
    expect(toHex(ada.links[0]!.subarray(0, 46))).toBe('GOLD_ULHEAD')
    expect(toHex(sha256(ada.links[0]!))).toBe('GOLD_UL')
  })

  it('of a group link', async () => {
    const group = await createTestGroup('g', [await createParty('ada'), await createParty('ben')], {
      pending: ['cleo'],
    })
    expect(toHex(group.link.subarray(0, 45))).toBe('GOLD_GLHEAD')
    expect(toHex(sha256(group.link))).toBe('GOLD_GL')
    expect(toHex(group.boxes.get('ben')!)).toBe('GOLD_BOX')
  })

  it('of an envelope, down to the last one', async () => {
    const ada = await createParty('ada')
    const random = seededRandom('envelope')
    const epoch = createEpochSecret('g', 7, random(32), random(32))
    const envelope = await sealMessage({ epoch, userId: 'ada', device: ada.device, random }, 'm1', { text: 'Servus' })
    expect(toHex(envelope)).toBe('GOLD_ENV')
    expect(decodeEnvelope(envelope).header).toMatchObject({
      kind: 'message',
      groupId: 'g',
      epoch: 7,
      senderUserId: 'ada',
    })
  })
})
