import skillLines from 'virtual:skill-names'
import { type Country, loadCountries } from '../../../places/places.ts'
import { throwIfCalledOff } from '../read/call-off.ts'
import { type FoundProfile, ImportError } from '../read/found-profile.ts'
import { FILE_MAX_BYTES } from '../read/limits.ts'
import { type ImportSource, linesOf } from '../read/read-import.ts'
import { readInWorker } from '../read/read-in-worker.ts'

/** What was read, and what its places are looked up in. */
export type LoadedImport = { readonly found: FoundProfile; readonly countries: readonly Country[] }

/**
 * Reads a file, or a text that was pasted, on this device.
 *
 * @throws {ImportError}
 */
export async function loadImport(source: File | string, signal: AbortSignal): Promise<LoadedImport> {
  throwIfCalledOff(signal)
  const found = await readInWorker({ source: await sourceOf(source, signal), skillLines }, signal)
  return { found, countries: loadCountries() }
}

async function sourceOf(source: File | string, signal: AbortSignal): Promise<ImportSource> {
  if (typeof source === 'string') return { kind: 'lines', lines: linesOf(source) }
  if (source.size > FILE_MAX_BYTES) throw new ImportError('size')
  const bytes = await bytesOf(source)
  throwIfCalledOff(signal)
  if (!isPdf(bytes)) return { kind: 'file', name: source.name, bytes }
  // What takes PDFs apart is heavier than all the rest, and comes for them alone.
  const { readPdf } = await import('./read-pdf.ts')
  return { kind: 'lines', lines: await readPdf(bytes, signal) }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new ImportError('broken', { cause })
  }
}

const PDF_MARK = '%PDF-'
/** Some bytes may stand before the mark. */
const MARK_WITHIN = 1024

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, MARK_WITHIN)).includes(PDF_MARK)
}
