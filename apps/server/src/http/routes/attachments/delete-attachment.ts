import { removeAttachment } from '../../../services/attachments/remove-attachment.ts'
import { defineRoute } from '../../route.ts'

export const deleteAttachmentRoute = defineRoute({
  method: 'delete',
  path: '/groups/:groupId/attachments/:blobId',
  summary: 'Remove a file that one sent, arrived or not, or that is in a group which one manages',
  tag: 'Attachments',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => removeAttachment(context, viewer, params),
})
