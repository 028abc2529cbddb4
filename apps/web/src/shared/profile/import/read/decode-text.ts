import { ImportError } from './found-profile.ts'
import { TEXT_MAX_LENGTH } from './limits.ts'

/**
 * Reads a text as editors and spreadsheets write it: UTF-8, UTF-16 with its mark, else Windows’ western letters.
 *
 * @throws {ImportError} `size` beyond what is read, `kind` for what is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (text.length > TEXT_MAX_LENGTH) throw new ImportError('size')
  // A picture or a program holds these at once.
  if (text.includes('\0')) throw new ImportError('kind')
  return text
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
