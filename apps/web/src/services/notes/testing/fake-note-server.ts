import type { NotesResource } from '@umkreis/api-client/home'
import { ApiNetworkError } from '@umkreis/api-client'
import type { OwnNotes } from '@umkreis/chat-hub'
import type { NoteId, SealedNote } from '@umkreis/schemas'

/** The server's notes of one person, in memory, with the rules of the real one. */
export function createFakeNoteServer() {
  const rows = new Map<NoteId, SealedNote>()
  let begun = 0
  const server = {
    rows,
    isReached: true,
    /** The next change is made, and its answer lost. */
    losesAnswer: false,
    /** Thrown by the next change. */
    refusal: undefined as unknown,
    api: {} as NotesResource,
  }
  const reach = () => {
    if (!server.isReached) throw new ApiNetworkError('offline')
  }
  const answer = <T>(given: T): T => {
    if (!server.losesAnswer) return given
    server.losesAnswer = false
    throw new ApiNetworkError('cut off')
  }
  server.api = {
    async list() {
      reach()
      return [...rows.values()].map(({ noteId, revision }) => ({ noteId, revision }))
    },
    async read(noteIds) {
      reach()
      return noteIds.flatMap((noteId) => rows.get(noteId) ?? [])
    },
    async put(noteId, { baseRevision, content }) {
      reach()
      if (server.refusal) throw server.refusal
      const known = rows.get(noteId)
      if (known && known.revision !== baseRevision) return { kind: 'conflict', current: known }
      if (!known && baseRevision > 0) return { kind: 'gone' }
      begun += 1000
      const revision = known ? known.revision + 1 : begun
      rows.set(noteId, { noteId, revision, content })
      return answer({ kind: 'kept', revision })
    },
    async delete(noteId, revision) {
      reach()
      const known = rows.get(noteId)
      if (known && known.revision !== revision) return { kind: 'conflict', current: known }
      rows.delete(noteId)
      return answer({ kind: 'gone' })
    },
  }
  return server
}

/** Sealing that only hides: enough to show that what the server has is not the text. */
export const fakeOwnNotes: OwnNotes = {
  sealNote: async (noteId, text) => btoa(encodeURIComponent(JSON.stringify([noteId, text]))),
  async openNote(noteId, sealed) {
    const [sealedFor, text] = JSON.parse(decodeURIComponent(atob(sealed))) as [string, string]
    if (sealedFor !== noteId) throw new TypeError('Sealed for another note')
    return text
  },
}
