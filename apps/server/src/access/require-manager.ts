import { ServiceError } from '../errors/service-error.ts'
import type { Viewer } from './viewer.ts'

/** @throws {ServiceError} `forbidden` unless the viewer is Owner or Administrator of an organisation. */
export function requireManager(viewer: Viewer): void {
  if (!isManager(viewer)) throw new ServiceError('forbidden', 'Only managers can do this')
}

/** Whether the viewer is Owner or Administrator of an organisation. */
export function isManager({ isGlobal, role }: Pick<Viewer, 'isGlobal' | 'role'>): boolean {
  return !isGlobal && (role === 'owner' || role === 'administrator')
}
