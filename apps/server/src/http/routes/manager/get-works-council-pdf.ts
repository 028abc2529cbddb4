import { readWorksCouncilPack } from '../../../services/works-council/read-pack.ts'
import { writePackPdf } from '../../../services/works-council/pack-pdf.ts'
import { defineRoute } from '../../route.ts'

export const getWorksCouncilPdfRoute = defineRoute({
  method: 'get',
  path: '/manager/works-council.pdf',
  summary: 'The same as pages to print',
  tag: 'Administration',
  access: 'manager',
  limit: 'codes',
  givesBytes: 'application/pdf',
  async handle({ context, viewer, language, http }) {
    const pack = await readWorksCouncilPack(context, viewer, language)
    const pdf = await context.limits.codesAtOnce.run(viewer.userId, () => writePackPdf(pack, language))
    return http.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="works-council.pdf"',
      'cache-control': 'no-store',
    })
  },
})
