import * as v from 'valibot'

/** `GET /qrcode/match/users` and `…/pdf`: a file in base64 (RFC 4648, with padding) and its media type. */
export const qrCodeFileSchema = v.object({
  fileContents: v.pipe(v.string(), v.base64()),
  contentType: v.picklist(['image/png', 'application/pdf']),
})
/** `GET /qrcode/match/users` and `…/pdf`. */
export type QrCodeFile = v.InferOutput<typeof qrCodeFileSchema>
