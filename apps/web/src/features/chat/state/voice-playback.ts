import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { logWarning } from '../../../services/log.ts'
import { AUDIO_SIGNATURE_BYTES, readAudioType } from '../logic/audio-type.ts'
import { type FileFailure, fileFailureOf } from '../logic/file-failure.ts'
import { openFileAtom } from './opened-files.ts'

/** The one voice message that is heard, and where it stands. `failed`: could not be loaded, or is no sound (`null`). */
export type VoicePlayback = { readonly attachment: Attachment; readonly positionMs: number } & (
  | { readonly kind: 'opening' | 'playing' | 'paused' }
  | { readonly kind: 'failed'; readonly failure: FileFailure | null }
)

/** How fast voices may speak. */
const VOICE_SPEEDS = [1, 1.5, 2] as const

const playbackBase = atom<VoicePlayback | null>(null)
const speedBase = atom<number>(1)

/** What plays: one for all messages, so that a second voice ends the first. Aborting it also ends its listeners. */
type Player = { readonly audio: HTMLAudioElement; readonly aborter: AbortController; url?: string }
const playerBase = atom<Player | null>(null)

const watchedAtom = atom(
  (get) => get(playbackBase),
  (_get, set) => set(stopVoiceAtom),
)
watchedAtom.onMount = (stop) => () => stop()

/** The voice message that is heard; null while there is none. It falls silent once nobody watches: one left, or signed out. */
export const voicePlaybackAtom = atom((get) => get(watchedAtom))

/** Whether a voice message was begun and not ended. */
export const isVoiceHeardAtom = atom((get) => get(voicePlaybackAtom) !== null)

/** How fast voices speak. */
export const voiceSpeedAtom = atom((get) => get(speedBase))

/** Plays a voice message, or pauses the one that is heard. Never rejects: the message says what went wrong. */
export const toggleVoiceAtom = atom(null, async (get, set, groupId: GroupId, attachment: Attachment) => {
  const now = get(playbackBase)
  const heard = now?.attachment === attachment ? now.kind : undefined
  if (heard === 'playing') return get(playerBase)?.audio.pause()
  if (heard === 'opening') return undefined
  try {
    if (heard === 'paused') return await get(playerBase)?.audio.play()
    set(stopVoiceAtom)
    await set(startAtom, groupId, attachment)
  } catch (error) {
    // Who began another one meanwhile, or left, waits for this one no more.
    if (get(playbackBase)?.attachment !== attachment || (error as Error).name === 'AbortError') return undefined
    logWarning('A voice message could not be played', error)
    set(playbackBase, { kind: 'failed', attachment, positionMs: 0, failure: fileFailureOf(error) })
  }
  return undefined
})

const startAtom = atom(null, async (get, set, groupId: GroupId, attachment: Attachment) => {
  const player: Player = { audio: new Audio(), aborter: new AbortController() }
  const { audio, aborter } = player
  const { signal } = aborter
  set(playerBase, player)
  set(playbackBase, { kind: 'opening', attachment, positionMs: 0 })
  const blob = await set(openFileAtom, groupId, attachment, { signal })
  const type = readAudioType(new Uint8Array(await blob.slice(0, AUDIO_SIGNATURE_BYTES).arrayBuffer()))
  if (signal.aborted) return
  const tell = (kind: 'playing' | 'paused') =>
    set(playbackBase, { kind, attachment, positionMs: audio.currentTime * 1_000 })
  const noSound = () => set(playbackBase, { kind: 'failed', attachment, positionMs: 0, failure: null })
  if (type === undefined) return noSound()
  audio.addEventListener('playing', () => tell('playing'), { signal })
  audio.addEventListener('timeupdate', () => tell(audio.paused ? 'paused' : 'playing'), { signal })
  audio.addEventListener('pause', () => tell('paused'), { signal })
  audio.addEventListener('error', noSound, { signal })
  audio.addEventListener(
    'ended',
    () => {
      audio.currentTime = 0
      tell('paused')
    },
    { signal },
  )
  player.url = URL.createObjectURL(blob.slice(0, blob.size, type))
  audio.src = player.url
  audio.playbackRate = get(speedBase)
  // What the browser can't decode is told by its event.
  await audio.play().catch((error: unknown) => {
    if (!audio.error) throw error
  })
})

/** Goes to a place in the voice message that is heard. */
export const seekVoiceAtom = atom(null, (get, set, attachment: Attachment, positionMs: number) => {
  const now = get(playbackBase)
  const player = get(playerBase)
  if (!player || now?.attachment !== attachment || (now.kind !== 'playing' && now.kind !== 'paused')) return
  player.audio.currentTime = positionMs / 1_000
  set(playbackBase, { ...now, positionMs })
})

/** Lets voices speak at the next speed. */
export const nextVoiceSpeedAtom = atom(null, (get, set) => {
  const at = VOICE_SPEEDS.findIndex((speed) => speed === get(speedBase))
  const speed = VOICE_SPEEDS[(at + 1) % VOICE_SPEEDS.length] ?? 1
  set(speedBase, speed)
  const audio = get(playerBase)?.audio
  if (audio) audio.playbackRate = speed
})

/** Ends what is heard, and lets go of its bytes. */
export const stopVoiceAtom = atom(null, (get, set) => {
  const player = get(playerBase)
  player?.aborter.abort()
  player?.audio.pause()
  if (player?.url !== undefined) URL.revokeObjectURL(player.url)
  set(playerBase, null)
  set(playbackBase, null)
})
