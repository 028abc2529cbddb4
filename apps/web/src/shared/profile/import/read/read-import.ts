import { type TextLine, readCvText } from './cv-text.ts'
import { decodeText } from './decode-text.ts'
import { DOCX_TEXT_PATH, textOfDocx } from './docx.ts'
import { type FoundProfile, ImportError } from './found-profile.ts'
import { createSkillFinder } from './known-skills.ts'
import { FILE_MAX_BYTES, TEXT_MAX_LENGTH } from './limits.ts'
import { isLinkedInFile, readLinkedIn } from './linkedin.ts'
import { isZip, unzip } from './zip.ts'

/** What is read: a file, or lines of text that were pasted or taken out of pages. */
export type ImportSource =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'lines'; readonly lines: readonly TextLine[] }

/**
 * Reads a LinkedIn export (the archive, or one of its tables) or a curriculum vitae (DOCX, text, Markdown).
 *
 * @param skillLines What is known of skills, names of the same thing on a line.
 * @throws {ImportError}
 */
export async function readImport(source: ImportSource, skillLines: readonly string[]): Promise<FoundProfile> {
  if (source.kind === 'lines') return readCvText(source.lines, createSkillFinder(skillLines))
  const { name, bytes } = source
  if (bytes.length > FILE_MAX_BYTES) throw new ImportError('size')
  if (isZip(bytes)) return readArchive(bytes, skillLines)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new ImportError('kind')
  const text = decodeText(bytes)
  if (/\.csv$/i.test(name)) {
    const found = readLinkedIn([[name, text]])
    if (!found) throw new ImportError('kind')
    return found
  }
  return readCvText(linesOf(text), createSkillFinder(skillLines))
}

/** Takes a text apart. @throws {ImportError} `size`. */
export function linesOf(text: string): TextLine[] {
  if (text.length > TEXT_MAX_LENGTH) throw new ImportError('size')
  return text.split(/\r\n?|\n|\u2028|\u2029|\f/).map((line) => ({ text: line }))
}

async function readArchive(bytes: Uint8Array, skillLines: readonly string[]): Promise<FoundProfile> {
  const files = await unzip(bytes, (path) => path === DOCX_TEXT_PATH || isLinkedInFile(path))
  const document = files.get(DOCX_TEXT_PATH)
  // Markup is many times as long as its text.
  if (document)
    return readCvText(linesOf(textOfDocx(new TextDecoder().decode(document))), createSkillFinder(skillLines))
  const found = readLinkedIn([...files].map(([path, content]) => [path, decodeText(content)] as const))
  if (!found) throw new ImportError('kind')
  return found
}
