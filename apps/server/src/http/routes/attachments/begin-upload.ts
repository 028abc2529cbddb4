import { attachmentPostAnswerSchema, attachmentPostSchema } from '@umkreis/schemas'
import { beginUpload } from '../../../services/attachments/begin-upload.ts'
import { defineRoute } from '../../route.ts'

export const beginUploadRoute = defineRoute({
  method: 'post',
  path: '/groups/:groupId/attachments',
  summary: 'Announce a sealed file of a group’s messages',
  tag: 'Attachments',
  access: 'member',
  limit: 'changes',
  body: attachmentPostSchema,
  answer: attachmentPostAnswerSchema,
  handle: async ({ context, viewer, params, body }) => ({
    blobId: await beginUpload(context, viewer, params.groupId, body.sealedBytes),
  }),
})
