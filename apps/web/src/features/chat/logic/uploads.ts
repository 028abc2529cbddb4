import type { Attachment } from '@umkreis/crypto'

/**
 * Where a chosen file stands. `share` is what the server has of it, 0 to 1, as it was measured. A failed one keeps its file
 * and goes on where it stood; `isNetwork` ones go on by themselves once there is a connection again.
 */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'failed'; readonly detail: string; readonly isNetwork: boolean }
  | { readonly kind: 'done'; readonly attachment: Attachment }
  | { readonly kind: 'cancelled' }

/** Everything that can happen to a chosen file. */
export type UploadEvent =
  | { readonly type: 'started' }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'finished'; readonly attachment: Attachment }
  | { readonly type: 'failed'; readonly detail: string; readonly isNetwork: boolean }
  | { readonly type: 'retried' }
  | { readonly type: 'cancelled' }

/**
 * The next state of a chosen file. What a run still reports after it was cancelled changes nothing, and neither does what
 * can't happen where it stands.
 */
export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'started':
      return state.kind === 'waiting' ? { kind: 'uploading', share: 0 } : state
    case 'progressed':
      // A try that begins anew falls back to what the server has then: the bar tells the truth.
      return state.kind === 'uploading' ? { kind: 'uploading', share: clamp(event.share) } : state
    case 'finished':
      return state.kind === 'uploading' ? { kind: 'done', attachment: event.attachment } : state
    case 'failed':
      return state.kind === 'uploading' ? { kind: 'failed', detail: event.detail, isNetwork: event.isNetwork } : state
    case 'retried':
      return state.kind === 'failed' ? { kind: 'waiting' } : state
    case 'cancelled':
      return { kind: 'cancelled' }
    default:
      return event satisfies never
  }
}

/** Uploads that run at a time: a slow line would split itself among more of them for nothing. */
export const UPLOADS_AT_A_TIME = 2

/** Which of the waiting files may start now, in the order in which they were chosen. */
export function uploadsToStart<Id>(uploads: ReadonlyMap<Id, { readonly state: UploadState }>): readonly Id[] {
  const running = [...uploads.values()].filter(({ state }) => state.kind === 'uploading').length
  const waiting = [...uploads].filter(([, { state }]) => state.kind === 'waiting').map(([id]) => id)
  return waiting.slice(0, Math.max(0, UPLOADS_AT_A_TIME - running))
}

/** What several files are together: all there, one of them failed, or still on their way. */
export function togetherOf(states: readonly UploadState[]): 'done' | 'failed' | 'underway' {
  if (states.some(({ kind }) => kind === 'failed')) return 'failed'
  return states.every(({ kind }) => kind === 'done') ? 'done' : 'underway'
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
