import { ownDevicesAnswerSchema } from '@umkreis/schemas'
import { readOwnDevices } from '../../../services/e2ee/own-devices.ts'
import { defineRoute } from '../../route.ts'

export const listOwnDevicesRoute = defineRoute({
  method: 'get',
  path: '/e2ee/me/devices',
  summary: 'Sealed names and last uses of one’s own devices',
  tag: 'End-to-end encryption',
  access: 'member',
  answer: ownDevicesAnswerSchema,
  handle: ({ context, viewer }) => readOwnDevices(context.db, viewer),
})
