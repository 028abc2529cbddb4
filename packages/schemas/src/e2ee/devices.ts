import * as v from 'valibot'
import { deviceIdSchema } from '../ids.ts'
import { sealedBoxSchema } from './fields.ts'

/** Devices that the server remembers for one person. The ones used longest ago are forgotten first. */
export const OWN_DEVICES_MAX = 200

/**
 * What the server knows about a device of the caller: a name that only the caller's devices can open, as padded base64, and when it
 * was last used by the server's clock, an ISO 8601 time in UTC. Whether it is a device at all is said by the user chain alone.
 */
export const ownDeviceSchema = v.object({
  deviceId: deviceIdSchema,
  name: v.nullable(sealedBoxSchema),
  lastUsedAt: v.pipe(v.string(), v.isoTimestamp()),
})
/** Inferred from the schema above. */
export type OwnDevice = v.InferOutput<typeof ownDeviceSchema>

/** Answer to `GET /e2ee/me/devices`: the caller's own, the one used last first; never anybody else's. */
export const ownDevicesAnswerSchema = v.object({ devices: v.array(ownDeviceSchema) })
/** Inferred from the schema above. */
export type OwnDevicesAnswer = v.InferOutput<typeof ownDevicesAnswerSchema>

/**
 * Body of `PUT /e2ee/me/devices/{deviceId}`, which answers 204: the device is in use now. `name` is its sealed name; `null` keeps the name
 * that is stored.
 */
export const ownDevicePutSchema = v.object({ name: v.nullable(sealedBoxSchema) })
/** Inferred from the schema above. */
export type OwnDevicePut = v.InferOutput<typeof ownDevicePutSchema>
