/** What a {@link FileDrop} takes: endings (`.xlsx`) or kinds (`image/*`, `image/png`), bytes for each file, and how many. */
export interface FileLimits {
  readonly accept?: readonly string[]
  readonly maxBytes?: number
  readonly maxFiles?: number
}

/** Why a file was not taken; `unreadable` is one that the system did not give. */
export type FileRefusalReason = 'type' | 'size' | 'empty' | 'count' | 'folder' | 'unreadable'

/** A file, or a folder, that was not taken. */
export interface FileRefusal {
  readonly name: string
  readonly reason: FileRefusalReason
}

/** What came of offering files: those that fit, and the others with the reason. */
export interface CheckedFiles {
  readonly taken: readonly File[]
  readonly refused: readonly FileRefusal[]
}

/** Whether a file is of one of the kinds; its ending counts as much as what the system says about it, which is often nothing. */
function isAccepted(file: File, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase()
  return accept.some((kind) => {
    const wanted = kind.toLowerCase()
    if (wanted.startsWith('.')) return name.endsWith(wanted)
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1))
    return file.type === wanted
  })
}

/**
 * Tells the files that fit from those that do not. An empty file never fits: nobody means to send one.
 *
 * @param there How many files are there already and count towards `maxFiles`.
 */
export function checkFiles(files: Iterable<File>, limits: FileLimits, there = 0): CheckedFiles {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY } = limits
  const taken: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    const reason =
      accept && !isAccepted(file, accept)
        ? 'type'
        : file.size === 0
          ? 'empty'
          : file.size > maxBytes
            ? 'size'
            : there + taken.length >= maxFiles
              ? 'count'
              : undefined
    if (reason) refused.push({ name: file.name, reason })
    else taken.push(file)
  }
  return { taken, refused }
}
