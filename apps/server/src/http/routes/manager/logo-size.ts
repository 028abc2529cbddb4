import { notFound } from '../../../errors/service-error.ts'
import type { LogoSize } from '../../../services/blobs/logos.ts'

/** Reads which logo an address names. @throws {ServiceError} `not-found` for any other word. */
export function logoSizeOf(text: string): LogoSize {
  if (text !== 'small' && text !== 'big') throw notFound('This logo')
  return text
}
