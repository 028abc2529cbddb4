import { removeWaitingPicture } from '../../../services/feed/pictures.ts'
import { defineRoute } from '../../route.ts'

export const deletePictureRoute = defineRoute({
  method: 'delete',
  path: '/feed/pictures/:pictureId',
  summary: 'Take back a picture that one sent and has not posted',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  handle: ({ context, viewer, params }) => removeWaitingPicture(context, viewer, params.pictureId),
})
