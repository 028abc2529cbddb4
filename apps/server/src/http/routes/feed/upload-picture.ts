import { feedPictureSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requireFeed } from '../../../access/require-feed.ts'
import { invalidField } from '../../../errors/service-error.ts'
import { PICTURE_MAX_BYTES } from '../../../services/blobs/pictures.ts'
import { uploadPicture } from '../../../services/feed/pictures.ts'
import { readForm } from '../../body.ts'
import { defineRoute } from '../../route.ts'

// The picture, and room for the form around it.
const MAX_FORM_BYTES = PICTURE_MAX_BYTES + 20_000

export const uploadPictureRoute = defineRoute({
  method: 'post',
  path: '/feed/pictures',
  summary:
    'Send a picture for a post that one is writing: multipart, `picture` a file. Not posted within a day, it goes',
  tag: 'Feed',
  access: 'member',
  limit: 'changes',
  form: v.object({ picture: v.string() }),
  answer: feedPictureSchema,
  status: 201,
  async handle({ context, viewer, http }) {
    // Before megabytes are read from somebody who may not.
    requireFeed(viewer)
    await context.limits.feedPictures.take(viewer.userId)
    return context.limits.picturesAtOnce.run(viewer.userId, async () => {
      const picture = (await readForm(http.req.raw, MAX_FORM_BYTES)).get('picture')
      if (!(picture instanceof File)) throw invalidField('picture', 'Please choose a picture')
      return uploadPicture(context, viewer, new Uint8Array(await picture.arrayBuffer()))
    })
  },
})
