import { groupSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { requireManagedGroup } from '../../../access/require-group.ts'
import { invalidField } from '../../../errors/service-error.ts'
import { PICTURE_MAX_BYTES } from '../../../services/blobs/pictures.ts'
import { putGroupAvatar } from '../../../services/groups/avatar.ts'
import { readForm } from '../../body.ts'
import { defineRoute } from '../../route.ts'

// The picture, and room for the form around it.
const MAX_FORM_BYTES = PICTURE_MAX_BYTES + 20_000

export const putGroupAvatarRoute = defineRoute({
  method: 'put',
  path: '/groups/:groupId/avatar',
  summary: 'Give a group that one manages a picture: multipart, `avatar` a file',
  tag: 'Groups',
  access: 'member',
  limit: 'changes',
  form: v.object({ avatar: v.string() }),
  answer: groupSchema,
  async handle({ context, viewer, params, http }) {
    // Before megabytes are read from somebody who may not.
    await requireManagedGroup(context.db, viewer, params.groupId)
    return context.limits.picturesAtOnce.run(viewer.userId, async () => {
      const avatar = (await readForm(http.req.raw, MAX_FORM_BYTES)).get('avatar')
      if (!(avatar instanceof File)) throw invalidField('avatar', 'Please choose a picture')
      return putGroupAvatar(context, viewer, params.groupId, new Uint8Array(await avatar.arrayBuffer()))
    })
  },
})
