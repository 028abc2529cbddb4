import type { Attachment } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'
import type {
  AttachmentTransfers,
  AttachmentUpload,
  OpenAttachmentOptions,
  UploadHints,
} from '../services/conversation/attachments.ts'

/** One file that is being sent: a test says how far it is, and how it ends. */
export type FakeUpload = {
  readonly file: File
  readonly hints: UploadHints
  readonly isCancelled: boolean
  readonly runs: number
  progress(share: number): void
  finish(): void
  fail(error: unknown): void
}

class Contents extends Map<string, Blob | Error> {
  readonly #listeners = new Set<(blobId: string, content: Blob | Error) => void>()

  override set(blobId: string, content: Blob | Error): this {
    super.set(blobId, content)
    for (const tell of this.#listeners) tell(blobId, content)
    return this
  }

  /** What was not laid out is on its way until it is, or until nobody waits any more. */
  arrivalOf(blobId: string, signal: AbortSignal): Promise<Blob | Error> {
    return new Promise((resolve, reject) => {
      this.#listeners.add((arrived, content) => {
        if (arrived === blobId) resolve(content)
      })
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
}

/** Files in memory: what was sent can be opened, and nothing moves unless a test says so. */
export class FakeAttachments implements AttachmentTransfers {
  readonly uploads: FakeUpload[] = []
  readonly removed: string[] = []
  /** The blob ids of what was asked for, in that order. */
  readonly opened: string[] = []
  /** What opens, by its blob id; an error is thrown instead. */
  readonly contents = new Contents()

  upload(_groupId: GroupId, file: File, hints: UploadHints = {}): AttachmentUpload {
    const blobId = `blob-${this.uploads.length + 1}`
    const state = { isCancelled: false, runs: 0 }
    let now = Promise.withResolvers<Attachment>()
    let onProgress: ((share: number) => void) | undefined
    this.uploads.push({
      file,
      hints,
      get isCancelled() {
        return state.isCancelled
      },
      get runs() {
        return state.runs
      },
      progress: (share) => onProgress?.(share),
      finish: () => {
        this.contents.set(blobId, file)
        now.resolve(
          buildAttachment({
            blobId,
            name: file.name,
            mediaType: file.type,
            sizeBytes: file.size,
            ...(hints.voice && { voice: hints.voice }),
          }),
        )
      },
      fail: (error) => now.reject(error),
    })
    return {
      run: (report) => {
        state.runs += 1
        now = Promise.withResolvers()
        onProgress = report
        return now.promise
      },
      cancel: () => {
        state.isCancelled = true
        now.reject(new DOMException('Cancelled', 'AbortError'))
      },
    }
  }

  async open(_groupId: GroupId, { blobId }: Attachment, { signal }: OpenAttachmentOptions): Promise<Blob> {
    this.opened.push(blobId)
    const content = this.contents.get(blobId) ?? (await this.contents.arrivalOf(blobId, signal))
    if (content instanceof Error) throw content
    return content
  }

  async remove(_groupId: GroupId, { blobId }: Attachment): Promise<void> {
    this.removed.push(blobId)
  }
}

/** Builds what a message says of a file; what is not named is a small PDF. */
export function buildAttachment(changes: Partial<Attachment> = {}): Attachment {
  return {
    blobId: 'blob',
    name: 'Runbook.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 2_400_000,
    key: 'A'.repeat(43) + '=',
    hash: 'A'.repeat(43) + '=',
    ...changes,
  }
}
