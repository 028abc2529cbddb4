import { notesReadAnswerSchema, notesReadRequestSchema } from '@umkreis/schemas'
import { readNotes } from '../../../services/notes/read-notes.ts'
import { defineRoute } from '../../route.ts'

export const readNotesRoute = defineRoute({
  method: 'post',
  path: '/notes/read',
  summary: 'Read some of one’s private notes, sealed',
  tag: 'Notes',
  access: 'member',
  limit: 'changes',
  body: notesReadRequestSchema,
  answer: notesReadAnswerSchema,
  handle: async ({ context, viewer, body }) => ({ notes: await readNotes(context.db, viewer, body.noteIds) }),
})
