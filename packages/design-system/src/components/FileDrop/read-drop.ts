import type { DropItem } from 'react-aria-components'
import type { FileRefusal } from './check-files.ts'

/** What a drop held: the files that could be read, and what was none or could not be. */
export interface ReadDrop {
  readonly files: readonly File[]
  readonly refused: readonly FileRefusal[]
}

/** Reads what was dropped. One file that the system does not give takes no other with it. */
export async function readDrop(items: readonly DropItem[]): Promise<ReadDrop> {
  const found = items.filter((item) => item.kind === 'file')
  const results = await Promise.allSettled(found.map(async (item) => item.getFile()))
  const folders = items.filter((item) => item.kind === 'directory')
  const unreadable = found.filter((_, index) => results[index]?.status === 'rejected')
  return {
    files: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refused: [
      ...folders.map(({ name }): FileRefusal => ({ name, reason: 'folder' })),
      ...unreadable.map(({ name }): FileRefusal => ({ name, reason: 'unreadable' })),
    ],
  }
}
