import { notesAnswerSchema } from '@umkreis/schemas'
import { listNotes } from '../../../services/notes/read-notes.ts'
import { defineRoute } from '../../route.ts'

export const listNotesRoute = defineRoute({
  method: 'get',
  path: '/notes',
  summary: 'Which private notes one has, and how often each was changed',
  tag: 'Notes',
  access: 'member',
  answer: notesAnswerSchema,
  handle: ({ context, viewer }) => listNotes(context.db, viewer),
})
