import { readAttachment } from '../../../services/attachments/read-attachment.ts'
import { parseRange } from '../../byte-range.ts'
import { HttpProblem } from '../../problem.ts'
import { defineRoute } from '../../route.ts'

export const getAttachmentRoute = defineRoute({
  method: 'get',
  path: '/groups/:groupId/attachments/:blobId',
  summary: 'A sealed file that has arrived whole, or a part of it by `Range`',
  tag: 'Attachments',
  access: 'member',
  givesBytes: 'application/octet-stream',
  async handle({ context, viewer, params, http }) {
    const { sealedBytes, stream } = await readAttachment(context, viewer, params)
    const range = parseRange(http.req.header('range'), sealedBytes)
    if (range === 'unsatisfiable') {
      throw new HttpProblem(416, 'The file ends before', { headers: { 'content-range': `bytes */${sealedBytes}` } })
    }
    const { start, end } = range ?? { start: 0, end: sealedBytes }
    return new Response(stream(start, end), {
      status: range ? 206 : 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(end - start),
        'content-disposition': 'attachment',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        ...(range ? { 'content-range': `bytes ${start}-${end - 1}/${sealedBytes}` } : {}),
      },
    })
  },
})
