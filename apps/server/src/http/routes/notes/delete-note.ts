import { noteDeleteQuerySchema } from '@umkreis/schemas'
import { deleteNote } from '../../../services/notes/change-notes.ts'
import { defineRoute } from '../../route.ts'

export const deleteNoteRoute = defineRoute({
  method: 'delete',
  path: '/notes/:noteId',
  summary: 'Delete a private note, if nobody changed it meanwhile',
  tag: 'Notes',
  access: 'member',
  limit: 'changes',
  query: noteDeleteQuerySchema,
  handle: ({ context, viewer, params, query }) => deleteNote(context, viewer, params.noteId, query.revision),
})
