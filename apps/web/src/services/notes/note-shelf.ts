import type { KeyStore } from '@umkreis/chat-hub'
import { noteIdSchema, type NoteId } from '@umkreis/schemas'
import * as v from 'valibot'
import { isUnsent, type KeptNote } from './kept-note.ts'
import { formatNoteContent, parseNoteContent, type NoteContent } from './note-content.ts'

/** Keeps the notes on this device, for when the server is not reached, and for what it has not been told. */
export interface NoteShelf {
  load(): Promise<ReadonlyMap<NoteId, KeptNote>>
  /** Changes one note, while no other tab does. `undefined` forgets it. @returns What is kept now. */
  change(noteId: NoteId, change: (kept: KeptNote | undefined) => KeptNote | undefined): Promise<KeptNote | undefined>
  /** Forgets what the server has as well; with `all`, everything. */
  clear(all: boolean): Promise<void>
  /** Runs one task at a time, in all tabs. */
  alone<T>(task: () => Promise<T>): Promise<T>
}

const INDEX = 'notes'
const nameOf = (noteId: NoteId) => `note-${noteId}`
const indexSchema = v.array(noteIdSchema)
const keptSchema = v.object({
  base: v.nullable(v.object({ revision: v.number(), content: v.string() })),
  sent: v.nullable(v.string()),
  content: v.nullable(v.string()),
})

/** Creates a shelf among the secrets of the device: what is sealed at the server must not lie about in plain text here. */
export function createNoteShelf(store: KeyStore): NoteShelf {
  const get = async <S extends v.GenericSchema>(name: string, schema: S): Promise<v.InferOutput<S> | undefined> => {
    const bytes = await store.get(name)
    const found = bytes && v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)))
    return found?.success ? found.output : undefined
  }
  const put = (name: string, value: unknown) => store.put(name, new TextEncoder().encode(JSON.stringify(value)))

  const readIndex = async () => (await get(INDEX, indexSchema)) ?? []
  const read = async (noteId: NoteId) => {
    const found = await get(nameOf(noteId), keptSchema)
    return found && parseKept(noteId, found)
  }
  const write = async (noteId: NoteId, kept: KeptNote | undefined) => {
    const index = await readIndex()
    if (kept) await put(nameOf(noteId), formatKept(kept))
    // A note without its place in the index is forgotten, a place without its note is empty: in this order nothing is lost.
    if (index.includes(noteId) !== (kept !== undefined)) {
      await put(INDEX, kept ? [...index, noteId] : index.filter((one) => one !== noteId))
    }
    if (!kept) await store.delete(nameOf(noteId))
  }

  return {
    async load() {
      const notes = await Promise.all((await readIndex()).map(read))
      return new Map(notes.flatMap((kept) => (kept ? [[kept.noteId, kept]] : [])))
    },
    change: (noteId, change) =>
      store.lock(INDEX, async () => {
        const changed = change(await read(noteId))
        await write(noteId, changed)
        return changed
      }),
    clear: (all) =>
      store.lock(INDEX, async () => {
        for (const noteId of await readIndex()) {
          const kept = await read(noteId)
          if (all || !kept || !isUnsent(kept)) await write(noteId, undefined)
        }
      }),
    alone: (task) => store.lock(`${INDEX}-sync`, task),
  }
}

function formatKept({ base, sent, content }: KeptNote) {
  const format = (one: NoteContent | null) => one && formatNoteContent(one)
  return { base: base && { ...base, content: format(base.content) }, sent: format(sent), content: format(content) }
}

/** Nothing where another version of the application wrote something else. */
function parseKept(noteId: NoteId, { base, sent, content }: v.InferOutput<typeof keptSchema>): KeptNote | undefined {
  const parse = (text: string | null) => (text === null ? null : parseNoteContent(text))
  const [baseContent, sentContent, ownContent] = [base?.content ?? null, sent, content].map(parse)
  if (baseContent === undefined || sentContent === undefined || ownContent === undefined) return undefined
  const known = base && baseContent ? { revision: base.revision, content: baseContent } : null
  return { noteId, base: known, sent: sentContent, content: ownContent }
}
