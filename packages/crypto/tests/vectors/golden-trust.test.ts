// Golden bytes of what devices and people compare. A change here is a change of the wire format and needs a new version byte.
import { expect, it } from 'vitest'
import {
  createPairingAnswer,
  createPairingOffer,
  createPairingRequest,
  createPairingResponse,
  encodeSafetyCode,
  revealPairing,
  sealDeviceName,
} from '../../src/index.ts'
import { sha256 } from '../../src/primitives/kdf.ts'
import { createParty } from '../_util/party.ts'
import { toHex } from '../_util/published-vectors.ts'
import { seededRandom } from '../_util/seeded-random.ts'

const random = () => seededRandom('trust')
const headHash = seededRandom('head')(32)

it('[PO1] [PO2] of a pairing offer and its answer', async () => {
  const { device } = await createParty('ada')
  const offer = createPairingOffer({ userId: 'ada', headHash, random: random() })
  expect(offer.text).toBe(
    'UMKREIS-DEVICE:1:A2FkYdQzhgBBTlA9feBjgXYjXWXgoKF4cEVqsIHqlGbp_6l0yX927XZKvDK4Rqe19P2vslueXsh6UaZy2T-cbKeBZzGEncvZ7zDaguNBz4iBDuyp',
  )
  const answer = createPairingAnswer(offer, device.public, 'Küche', random())
  expect(toHex(sha256(answer))).toBe('8e019bd6bfff61f6f247f9cc2ea96d022f09fbc3097b94bbccbda82c00fcb46d')
})

it('[PC1] [PC2] [PC3] [PC4] of a pairing by code', async () => {
  const { device } = await createParty('ada')
  const request = createPairingRequest({ userId: 'ada', device: device.public, name: 'Küche', random: random() })
  const response = createPairingResponse({ headHash, random: random() })
  const { reveal, code } = await revealPairing(request, response.bytes, random())
  expect(toHex(request.commitment)).toBe('0198fd2dbbdb7f612531d295adfe937dd6b330646b8fa2cf1bbb11037588461fc8')
  expect(toHex(response.bytes)).toBe(
    '01d4338600414e503d7de0638176235d65e0a0a17870456ab081ea9466e9ffa974cee20758db4bc9cc43217381bb5db1acc99d7e0b1593ed7094167c4b8bb3ee47',
  )
  expect(toHex(sha256(reveal))).toBe('7134cfe5ea76bae1abeba5d6698c167e7117551395d5dcbca323004e3b60b1fc')
  expect(code).toBe('19178853')
})

it('[SN3] [DN1] of a safety code and the name of a device', async () => {
  const ada = await createParty('ada')
  const ben = await createParty('ben')
  expect(encodeSafetyCode(ada.chain, ben.chain)).toBe(
    'UMKREIS-SAFETY:1:F38NZVa_JWBw8IrKkjzY6Yaiqf5msXK-bygxoXNaddvGvc8nyXpQd41VEj3E713I8Fpjp9Kdy9WNY8jxuIzPZg',
  )
  const name = sealDeviceName(ada.userKey, 'ada', 'device', 'Küche', random())
  expect(toHex(name)).toBe(
    '0100000001c97f76ed764abc32b846a7b5f4fdafb201c96c4710ab6a67a1df0649907a75517d66fda88a483a1a0b3056239cd1d57b860278b49f4f277eb995204f118475d80dfcf566624a5cc8218e4bcfcdfae4d4b2fbb5942ccb977c822758eae45c0405e19eb3d75e495c2e',
  )
})
