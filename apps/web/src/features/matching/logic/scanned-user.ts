import { userIdSchema, type UserId } from '@umkreis/schemas'
import * as v from 'valibot'

/** Whom a scanned code is about: it must be a web address with a `userId` (SPEC.md section 5, "QR"); null for anything else. */
export function readScannedUser(text: string): UserId | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const parsed = v.safeParse(userIdSchema, url.searchParams.get('userId'))
  return parsed.success && parsed.output !== '' ? parsed.output : null
}
