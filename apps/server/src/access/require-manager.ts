import { ServiceError } from '../errors/service-error.ts'
import type { Viewer } from './viewer.ts'

/** @throws {ServiceError} `forbidden` unless the viewer is Owner or Administrator of an organisation. */
export function requireManager(viewer: Viewer): void {
  if (viewer.isGlobal || (viewer.role !== 'owner' && viewer.role !== 'administrator')) {
    throw new ServiceError('forbidden', 'Only managers can do this')
  }
}
