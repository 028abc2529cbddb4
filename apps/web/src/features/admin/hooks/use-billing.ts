import { createBilling } from '@umkreis/api-client/admin'
import { showToast } from '@umkreis/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { BillingAddress, BillingInterval, InvoiceFile } from '@umkreis/schemas'
import { useMemo } from 'react'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { billingCopy as copy } from '../components/billing/copy.ts'
import { saveFile } from '../logic/save-file.ts'
import { useManaged } from './use-managed.ts'

function useBillingCalls() {
  const api = useApi()
  return useMemo(() => createBilling(api), [api])
}

/** What the organisation pays, and all that can be done about it. */
export function useBilling() {
  const billing = useBillingCalls()
  const { query, change, isChanging, take } = useManaged('billing', (signal) => billing.load(signal))
  return {
    query,
    isChanging,
    choose: (interval: BillingInterval) => change({ act: () => billing.choose(interval), done: copy.plan.chosen }),
    cancel: (day: string) => change({ act: () => billing.cancel(), done: copy.plan.canceled(day) }),
    resume: () => change({ act: () => billing.resume(), done: copy.plan.resumed }),
    /** Rejects with what the server refused: the form says it. */
    saveAddress: async (address: BillingAddress) => take(await billing.saveAddress(address)),
  }
}

/** What choosing a plan would do; asked again whenever what it depends on changes. */
export function usePlanPreview(interval: BillingInterval, dependsOn: string) {
  const billing = useBillingCalls()
  return useQuery({
    queryKey: ['admin', 'plan-preview', interval, dependsOn],
    queryFn: ({ signal }) => billing.preview(interval, signal),
    staleTime: 0,
  })
}

/** Saves an invoice as a page; the next one without an id. */
export function useInvoiceFile() {
  const billing = useBillingCalls()
  return useMutation({
    mutationFn: async ({ id, name }: { id?: string; name: string }) =>
      saveFile(decode(await (id === undefined ? billing.nextInvoiceFile() : billing.invoiceFile(id))), name),
    onError: (error) => {
      logError('An invoice could not be saved', error)
      showToast({ tone: 'danger', message: describeFailure(error) })
    },
  })
}

function decode({ fileContents, contentType }: InvoiceFile): Blob {
  return new Blob([Uint8Array.from(atob(fileContents), (sign) => sign.charCodeAt(0))], { type: contentType })
}
