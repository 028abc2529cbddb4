import { profileUpdateSchema, userSchema } from '@umkreis/schemas'
import { PICTURE_MAX_BYTES } from '../../../services/blobs/pictures.ts'
import { updateProfile } from '../../../services/users/writer.ts'
import { readForm } from '../../body.ts'
import { checked, defineRoute } from '../../route.ts'

// The picture, and room for the fields beside it.
const MAX_FORM_BYTES = PICTURE_MAX_BYTES + 200_000

export const updateOwnUserRoute = defineRoute({
  method: 'patch',
  path: '/users',
  summary:
    'Change one’s own profile: multipart fields, `skills` repeated, `avatar` a file, or empty text to take the picture away',
  tag: 'People',
  access: 'member',
  limit: 'changes',
  form: profileUpdateSchema,
  answer: userSchema,
  async handle({ context, viewer, http }) {
    const form = await readForm(http.req.raw, MAX_FORM_BYTES)
    const texts = [...new Set(form.keys())].filter((name) => name !== 'avatar').map((name) => [name, form.get(name)])
    const changes = checked(profileUpdateSchema, {
      ...Object.fromEntries(texts),
      ...(form.has('skills') ? { skills: form.getAll('skills') } : {}),
    })
    const avatar = form.get('avatar')
    if (avatar === '') return updateProfile(context, viewer, changes, null)
    if (!(avatar instanceof File) || avatar.size === 0) return updateProfile(context, viewer, changes, undefined)
    return context.limits.picturesAtOnce.run(viewer.userId, async () =>
      updateProfile(context, viewer, changes, new Uint8Array(await avatar.arrayBuffer())),
    )
  },
})
