import { ATTACHMENT_PIECE_MAX_BYTES, ATTACHMENT_SEALED_MAX_BYTES, attachmentPieceAnswerSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { receivePiece, requireUpload } from '../../../services/attachments/receive-piece.ts'
import { readOctets } from '../../body.ts'
import { defineRoute } from '../../route.ts'

// Before the whole server would close the connection without an answer.
const PIECE_TIMEOUT_MS = 55_000

const offsetQuerySchema = v.object({
  offset: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(ATTACHMENT_SEALED_MAX_BYTES)),
})

export const sendPieceRoute = defineRoute({
  method: 'put',
  path: '/groups/:groupId/attachments/:blobId',
  summary: 'Append a piece to a file: at most 4 MiB, from the byte `offset` on, where the file ends',
  tag: 'Attachments',
  access: 'member',
  limit: 'pieces',
  query: offsetQuerySchema,
  takesBytes: true,
  answer: attachmentPieceAnswerSchema,
  handle: ({ context, viewer, params, query: { offset }, http }) =>
    context.limits.piecesAtOnce.run(viewer.userId, async () => {
      await requireUpload(context.db, viewer, params, offset)
      const cutOff = AbortSignal.timeout(PIECE_TIMEOUT_MS)
      const piece = await readOctets(http.req.raw, ATTACHMENT_PIECE_MAX_BYTES, cutOff)
      return { receivedBytes: await receivePiece(context, viewer, params, offset, piece) }
    }),
})
