import type { NotesResource } from '@umkreis/api-client/home'
import type { OwnNotes } from '@umkreis/chat-hub'
import { CryptoError } from '@umkreis/crypto'
import { NOTES_PER_READ_MAX, type NoteId, type SealedNote } from '@umkreis/schemas'
import { logError } from '../log.ts'
import { isUnsent, takeIn, takeOut, withoutBase, type KeptNote, type NoteBase } from './kept-note.ts'
import { formatNoteContent, parseNoteContent } from './note-content.ts'
import type { NoteShelf } from './note-shelf.ts'

/** What {@link syncNotes} goes between. */
export type SyncParts = {
  readonly api: NotesResource
  readonly own: OwnNotes
  readonly shelf: NoteShelf
  /** Told of each note that has changed on this device by it. */
  readonly onChange: (noteId: NoteId, kept: KeptNote | undefined) => void
}

/** What could not be brought into step. */
export type SyncOutcome = {
  /** Notes that this device can't read: sealed with keys it does not have, or by a later version. */
  readonly unreadable: number
  /** Notes that the server does not take, and why. */
  readonly refused: ReadonlyMap<NoteId, unknown>
}

/** Two devices that write at the same time may have to take turns; after so many the next occasion will do. */
const TURNS_MAX = 5

/**
 * Brings this device and the server into step: first takes in what others wrote, then tells what was written here. One tab at a
 * time; what is written meanwhile is told the next time.
 *
 * @param isRefusal Whether the server refuses this one note, so that the others can go on.
 * @throws What `api` throws when the server is not reached, and {@link EncryptionNotReadyError}.
 */
export function syncNotes(parts: SyncParts, isRefusal: (error: unknown) => boolean): Promise<SyncOutcome> {
  return parts.shelf.alone(async () => {
    const unreadable = await takeInAll(parts)
    const refused = new Map<NoteId, unknown>()
    for (const kept of (await parts.shelf.load()).values()) {
      if (!isUnsent(kept)) continue
      try {
        await tell(parts, kept)
      } catch (error) {
        if (!isRefusal(error)) throw error
        refused.set(kept.noteId, error)
      }
    }
    return { unreadable, refused }
  })
}

async function takeInAll(parts: SyncParts): Promise<number> {
  const { api, shelf } = parts
  const [listed, here] = await Promise.all([api.list(), shelf.load()])
  const there = new Map(listed.map(({ noteId, revision }) => [noteId, revision]))
  for (const { noteId, base } of here.values()) {
    if (base && !there.has(noteId)) await change(parts, noteId, (kept) => kept && takeOut(kept))
  }
  const wanted = listed.filter(({ noteId, revision }) => here.get(noteId)?.base?.revision !== revision)
  let unreadable = 0
  for (let start = 0; start < wanted.length; start += NOTES_PER_READ_MAX) {
    const noteIds = wanted.slice(start, start + NOTES_PER_READ_MAX).map(({ noteId }) => noteId)
    for (const sealed of await api.read(noteIds)) {
      const theirs = await open(parts, sealed)
      if (theirs) await change(parts, sealed.noteId, (kept) => takeIn(kept, sealed.noteId, theirs))
      else unreadable += 1
    }
  }
  return unreadable
}

/** Tells the server of one note, and again when it was changed there meanwhile. */
async function tell(parts: SyncParts, first: KeptNote): Promise<void> {
  const { api, own } = parts
  const { noteId } = first
  let kept: KeptNote | undefined = first
  for (let turn = 0; kept && isUnsent(kept) && turn < TURNS_MAX; turn += 1) {
    const { base, content } = kept
    if (content === null) {
      // Without a base there is nothing to delete: what was begun here was given up here.
      const outcome = base ? await api.delete(noteId, base.revision) : { kind: 'gone' as const }
      const theirs = outcome.kind === 'conflict' ? await open(parts, outcome.current) : undefined
      if (outcome.kind === 'conflict' && !theirs) return
      kept = await change(parts, noteId, (now) => (theirs ? takeIn(now, noteId, theirs) : now && withoutBase(now)))
      continue
    }
    await change(parts, noteId, (now) => now && { ...now, sent: content })
    const sealed = await own.sealNote(noteId, formatNoteContent(content))
    const outcome = await api.put(noteId, { baseRevision: base?.revision ?? 0, content: sealed })
    if (outcome.kind === 'conflict') {
      const theirs = await open(parts, outcome.current)
      if (!theirs) return
      kept = await change(parts, noteId, (now) => takeIn(now, noteId, theirs))
    } else if (outcome.kind === 'kept') {
      const { revision } = outcome
      kept = await change(parts, noteId, (now) => now && { ...now, base: { revision, content }, sent: null })
    } else {
      kept = await change(parts, noteId, (now) => now && withoutBase(now))
    }
  }
}

async function change(
  { shelf, onChange }: SyncParts,
  noteId: NoteId,
  make: (kept: KeptNote | undefined) => KeptNote | undefined,
): Promise<KeptNote | undefined> {
  const changed = await shelf.change(noteId, make)
  onChange(noteId, changed)
  return changed
}

async function open({ own }: SyncParts, { noteId, revision, content }: SealedNote): Promise<NoteBase | undefined> {
  try {
    const opened = parseNoteContent(await own.openNote(noteId, content))
    return opened && { revision, content: opened }
  } catch (error) {
    if (!(error instanceof CryptoError)) throw error
    logError('Decryption error', { noteId, error: error.name })
    return undefined
  }
}
