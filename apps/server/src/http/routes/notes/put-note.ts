import { notePutAnswerSchema, notePutSchema, noteIdSchema } from '@umkreis/schemas'
import { putNote } from '../../../services/notes/change-notes.ts'
import { checked, defineRoute } from '../../route.ts'

export const putNoteRoute = defineRoute({
  method: 'put',
  path: '/notes/:noteId',
  summary: 'Keep a private note, sealed, if nobody changed it meanwhile',
  tag: 'Notes',
  access: 'member',
  limit: 'changes',
  body: notePutSchema,
  answer: notePutAnswerSchema,
  handle: ({ context, viewer, params, body }) => putNote(context, viewer, checked(noteIdSchema, params.noteId), body),
})
