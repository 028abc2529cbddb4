import { deviceIdSchema, ownDevicePutSchema } from '@umkreis/schemas'
import { putOwnDevice } from '../../../services/e2ee/own-devices.ts'
import { checked, defineRoute } from '../../route.ts'

export const putOwnDeviceRoute = defineRoute({
  method: 'put',
  path: '/e2ee/me/devices/:deviceId',
  summary: 'Tell that a device of one’s own is in use, and its sealed name',
  tag: 'End-to-end encryption',
  access: 'member',
  limit: 'changes',
  body: ownDevicePutSchema,
  handle: ({ context, viewer, params, body }) =>
    putOwnDevice(context, viewer, checked(deviceIdSchema, params.deviceId), body),
})
