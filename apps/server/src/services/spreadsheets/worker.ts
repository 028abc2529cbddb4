import { parentPort } from 'node:worker_threads'
import type { SpreadsheetKind } from './file-kind.ts'
import { type FoundAddress, findAddresses } from './find-addresses.ts'
import { readXls } from './read-xls.ts'
import { readXlsx } from './read-xlsx.ts'
import type { Sheet } from './sheets.ts'
import { SpreadsheetProblem, type SpreadsheetProblemCode } from './spreadsheet-problem.ts'

/** A file for the thread. */
export interface SpreadsheetJob {
  kind: SpreadsheetKind
  file: Uint8Array
}

/** What the thread says: first that its code is loaded, then of each file what it found. */
export type SpreadsheetWorkerMessage = 'loaded' | { found: FoundAddress[] } | { problem: SpreadsheetProblemCode }

// Reads in a thread of its own, which may end, hang or run out of memory without harm.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
const say = (message: SpreadsheetWorkerMessage) => parentPort?.postMessage(message)
parentPort?.on('message', ({ kind, file }: SpreadsheetJob) => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  void readSheets(kind, bytes)
    .then(findAddresses)
    .then(
      (found) => say({ found }),
      (error: unknown) => say({ problem: error instanceof SpreadsheetProblem ? error.code : 'damaged' }),
    )
})
say('loaded')

async function readSheets(kind: SpreadsheetKind, bytes: Buffer): Promise<Sheet[]> {
  return kind === 'xlsx' ? readXlsx(bytes) : readXls(bytes)
}
