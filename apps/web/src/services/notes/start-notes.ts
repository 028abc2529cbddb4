import { ApiProblemError, type ApiClient } from '@umkreis/api-client'
import { createNotes as createNotesResource } from '@umkreis/api-client/home'
import type { KeyStore, SealedConversations } from '@umkreis/chat-hub'
import type { NoteId, UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import type { Devices } from '../conversation/devices.ts'
import { createCell } from '../conversation/observed.ts'
import { logWarning } from '../log.ts'
import { isUnanswered } from '../offline/is-unanswered.ts'
import { reach } from '../reach.ts'
import { sessionAtom } from '../session.ts'
import { createNotes } from './create-notes.ts'
import { createNoteShelf } from './note-shelf.ts'
import { provideNotesAtom } from './notes.ts'

/** What the server says of one note: too long, one too many. */
const REFUSALS: ReadonlySet<number> = new Set([409, 413, 422])

type Parts = {
  readonly userId: UserId
  readonly api: ApiClient
  readonly sealed: Pick<SealedConversations, 'ownNotes'>
  readonly devices: Pick<Devices, 'state'>
  readonly store: KeyStore
}

/**
 * Provides the member's notes. The server is asked for them when somebody looks at them, or where something waits to be told.
 *
 * @returns How to end it. Where that is because of a sign-out, the device keeps only what the server does not have.
 */
export const startNotesAtom = atom(null, (get, set, { userId, api, sealed, devices, store }: Parts): (() => void) => {
  const shelf = createNoteShelf(store)
  const channel = new BroadcastChannel(`umkreis-notes ${userId}`)
  const isReady = createCell(devices.state.get() === 'ready')
  const notes = createNotes({
    api: createNotesResource(api),
    own: () => sealed.ownNotes(),
    shelf,
    isReady,
    isReached: reach.isReached,
    onUnanswered: () => void reach.check(),
    isUnanswered,
    isRefusal: (error) => error instanceof ApiProblemError && REFUSALS.has(error.status),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no target
    tell: (noteIds: readonly NoteId[]) => channel.postMessage(noteIds),
    now: () => new Date(),
  })
  const clear = async (all: boolean) => {
    try {
      const noteIds = [...(await shelf.load()).keys()]
      await shelf.clear(all)
      await notes.reload(noteIds)
    } catch (error) {
      logWarning('The notes on this device could not be forgotten', error)
    }
  }
  const followDevice = () => {
    const state = devices.state.get()
    // A device that was signed out by another one keeps nothing of what it could read.
    if (state === 'signed-out' || state === 'started-over') void clear(true)
    isReady.set(state === 'ready')
  }
  const keepHidden = () => {
    if (document.visibilityState === 'hidden') void notes.keep()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<readonly NoteId[]>) => void notes.reload(data))
  const stops = [devices.state.subscribe(followDevice), () => channel.close(), () => notes.stop()]
  document.addEventListener('visibilitychange', keepHidden)
  notes.load().catch((error: unknown) => logWarning('The notes on this device could not be read', error))
  followDevice()
  set(provideNotesAtom, notes)

  return () => {
    set(provideNotesAtom, null)
    document.removeEventListener('visibilitychange', keepHidden)
    void notes.keep()
    for (const stop of stops) stop()
    const session = get(sessionAtom)
    if (session.kind === 'visitor' && session.because === 'signed-out') void clear(false)
  }
})
