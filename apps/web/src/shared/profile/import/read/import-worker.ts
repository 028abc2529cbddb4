import { ImportError } from './found-profile.ts'
import type { ImportAnswer, ImportRequest } from './import-messages.ts'
import { readImport } from './read-import.ts'

// The worker's own side: one file is read, off the page, and the worker is ended.
self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  void answer(data).then((answered) => self.postMessage(answered, { transfer: [] }))
})

async function answer({ source, skillLines }: ImportRequest): Promise<ImportAnswer> {
  try {
    return { kind: 'found', found: await readImport(source, skillLines) }
  } catch (error) {
    return { kind: 'failed', problem: error instanceof ImportError ? error.problem : 'broken' }
  }
}
