import { logoAnswerSchema } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** One of the logos: the small or the big one, or what stands in its place in dark surroundings. */
export type LogoName = 'small' | 'big' | 'small-dark' | 'big-dark'

/** Changing the organisation's logos. Only for Managers. */
export interface LogosResource {
  /** @param picture PNG, JPEG, WebP or SVG. @returns Where the logo is from now on. */
  put(name: LogoName, picture: Blob): Promise<string | null>
  remove(name: LogoName): Promise<void>
}

/** Adds the changing of logos to a client. @throws {TypeError} For what this package did not make. */
export function createLogos(client: ApiClient): LogosResource {
  const http = transportOf(client)
  return {
    async put(name, picture) {
      const body = new FormData()
      body.append('logo', picture)
      return (await http.json('put', `manager/logos/${name}`, logoAnswerSchema, { body })).url
    },
    remove: (name) => http.send('delete', `manager/logos/${name}`),
  }
}
