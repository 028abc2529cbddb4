import * as v from 'valibot'
import { expect, it } from 'vitest'
import { pushSubscriptionSchema } from './push-subscription.ts'

const subscription = {
  endpoint: 'https://push.example/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}
const accepts = (changes: object) => v.safeParse(pushSubscriptionSchema, { ...subscription, ...changes }).success

it('takes what a browser describes, with and without padding', () => {
  expect(accepts({ expirationTime: null })).toBe(true)
  expect(accepts({ keys: { p256dh: `${'B'.repeat(87)}=`, auth: `${'A'.repeat(22)}==` } })).toBe(true)
})

it.each([
  { endpoint: 'push.example' },
  { endpoint: `https://push.example/${'x'.repeat(2048)}` },
  { keys: {} },
  { keys: { ...subscription.keys, auth: 'A' } },
  { keys: { ...subscription.keys, p256dh: 'B'.repeat(90) } },
  { keys: { ...subscription.keys, auth: `${'A'.repeat(21)}+` } },
])('refuses %j', (changes) => {
  expect(accepts(changes)).toBe(false)
})
