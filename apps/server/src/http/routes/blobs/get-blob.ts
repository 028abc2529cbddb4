import { notFound } from '../../../errors/service-error.ts'
import { loadPublicBlob } from '../../../services/blobs/public-blobs.ts'
import { defineRoute } from '../../route.ts'

export const getBlobRoute = defineRoute({
  method: 'get',
  path: '/blobs/:blobId',
  summary: 'A picture; its unguessable address is what grants seeing it',
  tag: 'Pictures',
  access: 'public',
  givesBytes: 'image/webp',
  async handle({ context, params, http }) {
    const blob = await loadPublicBlob(context, params.blobId)
    if (!blob) throw notFound('This picture')
    return http.body(new Uint8Array(blob.bytes), 200, {
      'content-type': blob.contentType,
      'cache-control': 'private, max-age=31536000, immutable',
      // Opened by itself, a picture must not run as a page of this origin.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
  },
})
