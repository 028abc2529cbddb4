import { qrCodeFileSchema } from '@umkreis/schemas'
import { writeQrPdf } from '../../../services/qr-code/qr-pdf.ts'
import { profileLink } from '../../../services/qr-code/profile-link.ts'
import { loadOwnUser } from '../../../services/users/reader.ts'
import { defineRoute } from '../../route.ts'

export const getQrPdfRoute = defineRoute({
  method: 'get',
  path: '/qrcode/match/users/pdf',
  summary: 'One’s own QR code as a page to print',
  tag: 'Matching people',
  access: 'member',
  limit: 'codes',
  answer: qrCodeFileSchema,
  async handle({ context, viewer, language }) {
    const user = await loadOwnUser(context.db, viewer.userId)
    const link = profileLink(context.publicUrl(), viewer.userId)
    const pdf = await context.limits.codesAtOnce.run(viewer.userId, () => writeQrPdf(link, user, language))
    return { fileContents: Buffer.from(pdf).toString('base64'), contentType: 'application/pdf' as const }
  },
})
