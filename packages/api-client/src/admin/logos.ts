import { logoAnswerSchema } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Changing the organisation's two logos. Only for Managers. */
export interface LogosResource {
  /** @param picture PNG, JPEG, WebP or SVG. @returns Where the logo is from now on. */
  put(size: 'small' | 'big', picture: Blob): Promise<string | null>
  remove(size: 'small' | 'big'): Promise<void>
}

/** Adds the changing of logos to a client. @throws {TypeError} For what this package did not make. */
export function createLogos(client: ApiClient): LogosResource {
  const http = transportOf(client)
  return {
    async put(size, picture) {
      const body = new FormData()
      body.append('logo', picture)
      return (await http.json('put', `manager/logos/${size}`, logoAnswerSchema, { body })).url
    },
    remove: (size) => http.send('delete', `manager/logos/${size}`),
  }
}
