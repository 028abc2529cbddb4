import { expect, it } from 'vitest'
import { Browser } from '../_util/push-service.ts'

/** RFC 8291, section 5: what the browser keeps, and the message as its push service gets it. */
const SECRETS = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const BODY = Buffer.from(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
    '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  'base64url',
)

it('RFC 8291: the browser that stands in for real ones opens the example of the standard, and nothing that was changed', () => {
  const browser = new Browser({ origin: 'https://push.example' }, 'rfc', SECRETS)
  expect(browser.subscription.keys).toEqual({ p256dh: PUBLIC_KEY, auth: SECRETS.auth })
  expect(browser.open(BODY)).toBe('When I grow up, I want to be a watermelon')
  const changed = Buffer.from(BODY)
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
  expect(() => browser.open(changed)).toThrow()
  expect(() => new Browser({ origin: 'https://push.example' }, 'other').open(BODY)).toThrow()
})
