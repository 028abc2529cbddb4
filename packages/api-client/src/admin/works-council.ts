import { worksCouncilPackSchema, type WorksCouncilPack } from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'
import { collectBlob } from './collect-blob.ts'

/** What is processed, for what, who sees it, how long, and what turns it off. Only for Managers. */
export interface WorksCouncilResource {
  load(signal?: AbortSignal): Promise<WorksCouncilPack>
  /** The same as pages to print: PDF. */
  pages(): Promise<Blob>
}

/** Adds the works-council pack to a client. @throws {TypeError} For what this package did not make. */
export function createWorksCouncil(client: ApiClient): WorksCouncilResource {
  const http = transportOf(client)
  const path = 'manager/works-council'
  return {
    load: (signal) => http.json('get', path, worksCouncilPackSchema, signal ? { signal } : {}),
    pages: () => collectBlob(http.bytes(`${path}.pdf`), 'application/pdf'),
  }
}
