import type { SealedNote } from '@umkreis/schemas'
import { ServiceError } from '../../errors/service-error.ts'

/** A change of a note that somebody's other device changed meanwhile. */
export class NoteConflictError extends ServiceError {
  readonly currentNote: SealedNote
  override name = 'NoteConflictError'

  /** @param currentNote What it is now: what the next change has to begin with. */
  constructor(currentNote: SealedNote) {
    super('conflict', 'This note was changed on another device')
    this.currentNote = currentNote
  }
}
