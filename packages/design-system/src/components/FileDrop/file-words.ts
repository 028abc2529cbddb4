import type { FileLimits, FileRefusal } from './check-files.ts'

/** The words of a {@link FileDrop}, for other languages than English. `limits` says before one chooses what will be taken. */
export interface FileDropWords {
  drop: (many: boolean) => string
  browse: (many: boolean) => string
  limits: (limits: FileLimits, locale: string) => string
  refusal: (refusal: FileRefusal, limits: FileLimits, locale: string) => string
  list: string
  added: (name: string) => string
  removed: (name: string) => string
  remove: (name: string) => string
  uploading: (name: string) => string
  done: string
}
