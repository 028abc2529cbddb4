import { safeFileName } from './safe-file-name.ts'

/** What a file from a message is called on the screen and when it is saved, its ending apart so that it is never cut off. */
export type FileLabel = { readonly name: string; readonly stem: string; readonly ending: string; readonly kind: string }

/** Endings that are read as a word; longer ones are part of the name. */
const ENDING = /\.([\p{L}\p{N}]{1,8})$/u

/** Reads a file's name as its author gave it. @param otherwise What a file without a usable name is called. */
export function labelFile(name: string, otherwise: string): FileLabel {
  const safe = safeFileName(name, otherwise)
  const ending = ENDING.exec(safe)?.[0] ?? ''
  return {
    name: safe,
    stem: safe.slice(0, safe.length - ending.length),
    ending,
    kind: ending.slice(1).toUpperCase(),
  }
}
