import { createHash } from 'node:crypto'

/** SHA-256 over the bytes that a link's base64 stands for, as base64. The one thing the server computes from a link. */
export function hashLink(link: string): string {
  return createHash('sha256').update(Buffer.from(link, 'base64')).digest('base64')
}
