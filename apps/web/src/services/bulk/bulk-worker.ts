import { openEnvelopes, sealEpochKeys } from '@umkreis/crypto'
import type { BulkAnswer, BulkRequest } from './bulk-messages.ts'

// The worker's own side: it knows nothing but what it is asked, and keeps nothing of it.
self.addEventListener('message', ({ data }: MessageEvent<BulkRequest>) => {
  void answer(data).then((answered) => self.postMessage(answered, { transfer: [] }))
})

async function answer(request: BulkRequest): Promise<BulkAnswer> {
  const { id } = request
  try {
    return request.kind === 'open-envelopes'
      ? { id, kind: 'opened', results: await openEnvelopes(request.items) }
      : { id, kind: 'sealed', boxes: await sealEpochKeys(request.request) }
  } catch (error) {
    return { id, kind: 'failed', error: error instanceof Error ? error.name : 'unknown' }
  }
}
