import { openEnvelopes, sealEpochKeys } from '@umkreis/crypto'
import type { BulkWork } from './bulk-work.ts'
import { mapInSlices } from './pause.ts'

/** Does the work where it is called, a slice at a time: everything else gets its turn in between. */
export const bulkWorkHere: BulkWork = {
  openEnvelopes: async (items) => (await mapInSlices(items, (item) => openEnvelopes([item]))).flat(),
  sealEpochKeys: async (request) =>
    (
      await mapInSlices(request.recipients, (recipient) => sealEpochKeys({ ...request, recipients: [recipient] }))
    ).flat(),
}
