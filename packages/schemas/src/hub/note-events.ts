import * as v from 'valibot'
import { noteIdSchema } from '../ids.ts'

/**
 * Argument of the event `NotesChanged`: one of one's own notes is new, different or gone, by another device or tab or by
 * this one. Its sealed content is asked for at the API.
 */
export const notesChangedSchema = v.object({ noteId: noteIdSchema })
/** Argument of the event `NotesChanged`. */
export type NotesChanged = v.InferOutput<typeof notesChangedSchema>
