import { describe, expect, it } from 'vitest'
import { buildAttachment } from '../../../testing/fake-attachments.ts'
import { previewOf, shapeOf } from './picture-preview.ts'

const small = { blobId: 'small', sizeBytes: 60_000, key: 'A'.repeat(43) + '=', hash: 'A'.repeat(43) + '=' }
const hint = { width: 4000, height: 3000, thumbHash: 'AAECAwQ=' }
const photo = (changes = {}) => buildAttachment({ name: 'View.jpg', mediaType: 'image/jpeg', ...changes })

describe(previewOf, () => {
  it('takes the smaller version of a picture, also where the picture is too large to be loaded unasked', () => {
    const huge = photo({ sizeBytes: 90_000_000, picture: { ...hint, small } })
    expect(previewOf(huge)).toMatchObject({ blobId: 'small', mediaType: 'image/jpeg', name: 'View.jpg' })
    expect(previewOf(photo())).toMatchObject({ blobId: 'blob' })
  })

  it('takes nothing that is too large, or does not ask to be drawn', () => {
    expect(previewOf(photo({ sizeBytes: 90_000_000, picture: hint }))).toBeUndefined()
    expect(
      previewOf(photo({ sizeBytes: 90_000_000, picture: { ...hint, small: { ...small, sizeBytes: 9_000_000 } } })),
    ).toBeUndefined()
    expect(previewOf(photo({ mediaType: 'image/svg+xml', picture: { ...hint, small } }))).toBeUndefined()
  })
})

describe(shapeOf, () => {
  it('is that of the picture, within what leaves room for the rest', () => {
    expect(shapeOf(photo({ picture: hint }))).toBeCloseTo(4 / 3)
    expect(shapeOf(photo({ picture: { ...hint, width: 60_000, height: 1 } }))).toBe(2.4)
    expect(shapeOf(photo({ picture: { ...hint, width: 1, height: 60_000 } }))).toBe(0.6)
    expect(shapeOf(photo())).toBeCloseTo(16 / 9)
  })
})
