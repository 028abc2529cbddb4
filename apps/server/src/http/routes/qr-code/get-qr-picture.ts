import { qrCodeFileSchema } from '@umkreis/schemas'
import { drawQrPicture } from '../../../services/qr-code/qr-picture.ts'
import { profileLink } from '../../../services/qr-code/profile-link.ts'
import { defineRoute } from '../../route.ts'

export const getQrPictureRoute = defineRoute({
  method: 'get',
  path: '/qrcode/match/users',
  summary: 'One’s own QR code as a picture: whoever scans it is shown what both have in common',
  tag: 'Matching people',
  access: 'member',
  limit: 'codes',
  answer: qrCodeFileSchema,
  async handle({ context, viewer }) {
    const link = profileLink(context.publicUrl(), viewer.userId)
    const picture = await context.limits.codesAtOnce.run(viewer.userId, () => drawQrPicture(link))
    return { fileContents: picture.toString('base64'), contentType: 'image/png' as const }
  },
})
