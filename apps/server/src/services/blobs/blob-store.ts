/** Keeps bytes under an id. What they are is the database's business. */
export interface BlobStore {
  /** Keeps a whole blob under a new id. */
  write(blobId: string, bytes: Uint8Array): Promise<void>
  /**
   * Writes at a place of a blob that grows piece by piece: where it ends, or where a piece began that is to be written
   * again. Settles once the bytes are kept.
   */
  writeAt(blobId: string, offset: number, bytes: Uint8Array): Promise<void>
  /** @returns All bytes at once; undefined when there is nothing under this id. */
  load(blobId: string): Promise<Buffer | undefined>
  /** @returns What is there now, to be read in parts; undefined when there is nothing under this id. */
  open(blobId: string): Promise<OpenBlob | undefined>
  /** Does nothing when there is nothing under this id. */
  remove(blobId: string): Promise<void>
  /** Whether there is nothing at all. */
  isEmpty(): Promise<boolean>
}

/** A blob as it was when it was opened. Holds nothing open until a stream is read. */
export interface OpenBlob {
  size: number
  /** @returns Bytes from `start` up to, not including, `end`, read as they are asked for. Fails where there are fewer. */
  stream(start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Ids are made by the server; no other text reaches a storage.
 *
 * @throws {RangeError} If it is not an id.
 */
export function requireBlobId(blobId: string): string {
  if (!/^[\w-]{8,64}$/.test(blobId)) throw new RangeError('Not the id of a blob')
  return blobId
}
