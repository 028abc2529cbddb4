import { settings } from '../settings.ts'

/** An address of the site as the rest of the world writes it. */
export function absolute(path: string): string {
  return `${settings.siteUrl}${path}`
}
