/** Keeps the bytes of the pages that were used last, so that what is typed letter by letter opens each once. */
export interface PageCache {
  /** The page, if it is kept in this version. */
  get(name: string, version: number): Uint8Array<ArrayBuffer> | undefined
  put(name: string, version: number, bytes: Uint8Array<ArrayBuffer>): void
  clear(): void
}

/** @param bytesMax Bytes to keep of all pages together. */
export function createPageCache(bytesMax: number): PageCache {
  const pages = new Map<string, { readonly version: number; readonly bytes: Uint8Array<ArrayBuffer> }>()
  let size = 0
  const drop = (name: string) => {
    size -= pages.get(name)?.bytes.length ?? 0
    pages.delete(name)
  }
  return {
    get(name, version) {
      const known = pages.get(name)
      if (known?.version !== version) return undefined
      pages.delete(name)
      pages.set(name, known)
      return known.bytes
    },
    put(name, version, bytes) {
      drop(name)
      pages.set(name, { version, bytes })
      size += bytes.length
      for (const oldest of pages.keys()) {
        if (size <= bytesMax) return
        drop(oldest)
      }
    },
    clear() {
      pages.clear()
      size = 0
    },
  }
}
