import * as v from 'valibot'

/** Devices that one person is told on at most; of more, those that subscribed first are forgotten. */
export const PUSH_SUBSCRIPTIONS_MAX = 20

const endpoint = v.pipe(v.string(), v.maxLength(2048), v.url('Invalid address'))
const base64Url = (length: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+={0,2}$/, 'Invalid key'), v.minLength(length), v.maxLength(length + 2))

/** `GET /push/key`: what a browser asks for as `applicationServerKey`. */
export const pushKeyAnswerSchema = v.object({ key: v.string() })
/** `GET /push/key`. */
export type PushKeyAnswer = v.InferOutput<typeof pushKeyAnswerSchema>

/** `PUT /push/subscriptions`: what `PushSubscription.toJSON()` gives. It belongs to the caller's session and ends with it. */
export const pushSubscriptionSchema = v.object({
  endpoint,
  /** A point of the curve P-256 (65 bytes) and a secret (16 bytes), RFC 8291. */
  keys: v.object({ p256dh: base64Url(87), auth: base64Url(22) }),
})
/** `PUT /push/subscriptions`. */
export type PushSubscriptionPut = v.InferOutput<typeof pushSubscriptionSchema>

/** `DELETE /push/subscriptions`. */
export const pushSubscriptionDeleteSchema = v.object({ endpoint })
/** `DELETE /push/subscriptions`. */
export type PushSubscriptionDelete = v.InferOutput<typeof pushSubscriptionDeleteSchema>
