import type { Viewer } from '../../access/viewer.ts'
import { notFound } from '../../errors/service-error.ts'

/** Notes are part of an organisation's home area. @throws {ServiceError} `not-found` for global users, who have none. */
export function requireNotes(viewer: Viewer): void {
  if (viewer.isGlobal) throw notFound('This')
}
