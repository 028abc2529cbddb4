import type { SealedApiClient } from '@umkreis/api-client/sealed'
import type { Attachment, VoiceHint } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'

/** Tells one chosen file from another, on this device only. */
export type UploadId = string & { readonly [uploadId]: true }
declare const uploadId: unique symbol

/** A file on its way from this device into a conversation. */
export interface AttachmentUpload {
  /**
   * Seals and sends the file piece by piece. After a failure it may be called again, and goes on where the server stands.
   *
   * @param onProgress Told after each piece, with the share that the server has: 0 to 1.
   * @returns What a message has to say for its readers to load and open the file.
   * @throws {FileUnreadableError} If the file was moved or changed since it was chosen.
   * @throws {ApiError} If the server refused a piece or could not be reached.
   * @throws `AbortError` after {@link cancel}.
   */
  run(onProgress: (share: number) => void): Promise<Attachment>
  /** Ends it for good, and takes away what the server has of it already. */
  cancel(): void
}

/** What only who makes a file knows of it. */
export type UploadHints = { readonly voice?: VoiceHint | undefined }

/** How a file is opened: `onProgress` is told the share that has been opened, 0 to 1. */
export type OpenAttachmentOptions = {
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** The files of conversations: sealed before they leave this device, opened only on those of the members. */
export interface AttachmentTransfers {
  /** Prepares to send a file; nothing leaves the device before `run`. */
  upload(groupId: GroupId, file: File, hints?: UploadHints): AttachmentUpload
  /**
   * Loads and opens a file as a stream.
   *
   * @returns Its bytes, without a type: what the message says of it is not to be trusted.
   * @throws {CryptoError} If it is not the file that was sent: changed, cut short, or longer than it was said to be.
   * @throws {ApiError} If it is gone or could not be loaded.
   */
  open(groupId: GroupId, attachment: Attachment, options: OpenAttachmentOptions): Promise<Blob>
  /** Takes a file of one's own away from the server, and the smaller version of a picture. Never rejects: what could not be removed is only lost space. */
  remove(groupId: GroupId, attachment: Attachment): Promise<void>
}

/** The calls that files go through. */
export type AttachmentCalls = SealedApiClient['attachments']

/** Creates the transfers. What seals and opens is loaded with the first file. */
export function createAttachmentTransfers(calls: AttachmentCalls): AttachmentTransfers {
  return {
    upload: (groupId, file, hints = {}) => {
      const prepared = import('./attachments/upload-attachment.ts').then(({ createAttachmentUpload }) =>
        createAttachmentUpload(calls, groupId, file, hints),
      )
      // A failure to load is told by `run`.
      prepared.catch(() => undefined)
      return {
        run: async (onProgress) => (await prepared).run(onProgress),
        cancel: () => void prepared.then((upload) => upload.cancel()).catch(() => undefined),
      }
    },
    async open(groupId, attachment, options) {
      const { openToBlob } = await import('./attachments/open-attachment.ts')
      return openToBlob(calls, groupId, attachment, options)
    },
    async remove(groupId, attachment) {
      const { removeBlob } = await import('./attachments/upload-attachment.ts')
      const small = attachment.picture?.small
      await Promise.all([attachment, ...(small ? [small] : [])].map(({ blobId }) => removeBlob(calls, groupId, blobId)))
    },
  }
}
