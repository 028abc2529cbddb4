import type { HistoryPage } from './history-page.ts'

/** Keeps the pages that were used last, so that what is typed letter by letter opens each once. */
export interface PageCache {
  /** The page, if it is kept in this version. */
  get(name: string, version: number): HistoryPage | undefined
  put(name: string, version: number, page: HistoryPage): void
  clear(): void
}

/** @param pagesMax Pages to keep. */
export function createPageCache(pagesMax: number): PageCache {
  const pages = new Map<string, { readonly version: number; readonly page: HistoryPage }>()
  return {
    get(name, version) {
      const known = pages.get(name)
      if (known?.version !== version) return undefined
      pages.delete(name)
      pages.set(name, known)
      return known.page
    },
    put(name, version, page) {
      pages.delete(name)
      pages.set(name, { version, page })
      if (pages.size <= pagesMax) return
      for (const oldest of pages.keys()) {
        pages.delete(oldest)
        return
      }
    },
    clear: () => pages.clear(),
  }
}
