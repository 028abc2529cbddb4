import type { ReactNode } from 'react'
import { AdminFrame } from './components/AdminFrame.tsx'
import { AddressForm } from './components/billing/AddressForm.tsx'
import { column, pair } from './components/billing/billing.css.ts'
import { billingCopy } from './components/billing/copy.ts'
import { Invoices } from './components/billing/Invoices.tsx'
import { PlanCard } from './components/billing/PlanCard.tsx'
import { Managed } from './components/shared/Managed.tsx'
import { useBilling } from './hooks/use-billing.ts'

/** What the organisation pays: its plan, what comes next, what was sent, and where. */
export function AdminBillingPage(): ReactNode {
  const actions = useBilling()
  return (
    <AdminFrame current="billing">
      <Managed query={actions.query} words={billingCopy}>
        {(billing) => (
          <div className={pair}>
            <div className={column}>
              <PlanCard billing={billing} actions={actions} />
              <Invoices billing={billing} />
            </div>
            <AddressForm address={billing.address} save={actions.saveAddress} />
          </div>
        )}
      </Managed>
    </AdminFrame>
  )
}
