/** Opened files that were used last, up to a number of bytes together. */
export interface BlobCache {
  load(key: string): Blob | undefined
  /** Keeps a file, and drops those that were not used for longest; one that is too large by itself is not kept. */
  save(key: string, blob: Blob): void
}

/** Creates an empty cache. @param maxBytes Of all files together. */
export function createBlobCache(maxBytes: number): BlobCache {
  const blobs = new Map<string, Blob>()
  let bytes = 0
  const drop = (key: string) => {
    bytes -= blobs.get(key)?.size ?? 0
    blobs.delete(key)
  }
  return {
    load(key) {
      const blob = blobs.get(key)
      // A map keeps the order of insertion: the one just used becomes the last.
      if (blob && blobs.delete(key)) blobs.set(key, blob)
      return blob
    },
    save(key, blob) {
      drop(key)
      if (blob.size > maxBytes) return
      blobs.set(key, blob)
      bytes += blob.size
      for (const oldest of blobs.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
