import * as v from 'valibot'
import { BASE64, ordinalSchema } from '../e2ee/fields.ts'
import { noteIdSchema } from '../ids.ts'

/** The most notes of one person. One more answers 409. */
export const NOTES_MAX = 1_000

/** The most characters of a sealed note: 131,072 bytes of text, sealed and padded, in base64. */
export const NOTE_CONTENT_MAX_LENGTH = 184_320

/** The most characters of all sealed notes of one person together. More answers 409. */
export const NOTES_TOTAL_MAX_LENGTH = 20_000_000

/** The most notes that one call reads. */
export const NOTES_PER_READ_MAX = 50

/** Counts the changes of one note. It begins anywhere, so that a deleted note is told from one that is put under its id again. */
export const noteRevisionSchema = ordinalSchema

/** A sealed note as padded standard base64. The server stores it and never looks inside: title and text are for its author alone. */
export const noteContentSchema = v.pipe(
  v.string(),
  v.minLength(4),
  v.maxLength(NOTE_CONTENT_MAX_LENGTH, 'This note is too long'),
  v.regex(BASE64),
)

/** A note as the server has it. */
export const sealedNoteSchema = v.object({
  noteId: noteIdSchema,
  revision: noteRevisionSchema,
  content: noteContentSchema,
})
/** A note as the server has it. */
export type SealedNote = v.InferOutput<typeof sealedNoteSchema>

/** `GET /notes`: which notes there are, and how often each was changed. What is not in it was deleted. */
export const notesAnswerSchema = v.object({
  notes: v.array(v.object({ noteId: noteIdSchema, revision: noteRevisionSchema })),
})
/** `GET /notes`. */
export type NotesAnswer = v.InferOutput<typeof notesAnswerSchema>

/** `POST /notes/read`: the notes to read. */
export const notesReadRequestSchema = v.object({
  noteIds: v.pipe(v.array(noteIdSchema), v.minLength(1), v.maxLength(NOTES_PER_READ_MAX)),
})
/** `POST /notes/read`. */
export type NotesReadRequest = v.InferOutput<typeof notesReadRequestSchema>

/** Answer to `POST /notes/read`; without those that are gone. */
export const notesReadAnswerSchema = v.object({ notes: v.array(sealedNoteSchema) })
/** Answer to `POST /notes/read`. */
export type NotesReadAnswer = v.InferOutput<typeof notesReadAnswerSchema>

/**
 * `PUT /notes/{noteId}`: a note that continues the revision it was made from, 0 for a new one. Where another device was quicker, the
 * answer is 409, with the note as it is now in `currentNote`; 404 where it is gone.
 */
export const notePutSchema = v.object({
  baseRevision: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(4_294_967_294)),
  content: noteContentSchema,
})
/** `PUT /notes/{noteId}`. */
export type NotePut = v.InferOutput<typeof notePutSchema>

/** Answer to `PUT /notes/{noteId}`: the revision that the note has now. */
export const notePutAnswerSchema = v.object({ revision: noteRevisionSchema })
/** Answer to `PUT /notes/{noteId}`. */
export type NotePutAnswer = v.InferOutput<typeof notePutAnswerSchema>

/** Query of `DELETE /notes/{noteId}`: the revision that is deleted. A later one is not, and answers 409 as above. */
export const noteDeleteQuerySchema = v.object({
  revision: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), noteRevisionSchema),
})
