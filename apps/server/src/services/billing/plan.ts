import { and, eq, lte, isNotNull } from 'drizzle-orm'
import type { Billing, BillingAddress, BillingInterval, PlanPreview } from '@umkreis/schemas'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { billingAccounts } from '../../db/schema/index.ts'
import { ServiceError } from '../../errors/service-error.ts'
import { appendAudit } from '../audit/append.ts'
import { lockOrganisation } from '../organisation/lock-organisation.ts'
import { type AccountRow, addressOf, countSeats, loadAccount, loadBilling, nextInvoiceOf, planOf } from './account.ts'
import { createInvoice } from './invoice-content.ts'
import { type IssuedInvoice, issueInvoice } from './issue-invoice.ts'
import { unusedOf } from './money.ts'
import { paymentByInvoice } from './payment-provider.ts'
import { periodEndOf } from './periods.ts'

/** What billing needs. */
export interface BillingParts {
  db: Db
  now: () => Date
}

/** What the viewer's organisation pays. @throws {ServiceError} `forbidden` unless Manager. */
export function readBilling({ db }: BillingParts, viewer: Viewer): Promise<Billing> {
  requireManager(viewer)
  return loadBilling(db, viewer.organisationId)
}

/** Where invoices go from now on; those that were sent stay as they are. @throws {ServiceError} `forbidden`. */
export function saveAddress(parts: BillingParts, viewer: Viewer, address: BillingAddress): Promise<Billing> {
  return change(parts, viewer, async (tx) => {
    const { organisationId } = viewer
    await tx
      .insert(billingAccounts)
      .values({ organisationId, ...address })
      .onConflictDoUpdate({ target: billingAccounts.organisationId, set: address })
    await appendAudit(tx, factsOf(parts, viewer), 'billing-address-changed')
    return undefined
  })
}

/** What choosing a plan would do now. @throws {ServiceError} `forbidden`; `conflict` before there is an address. */
export async function previewPlan(
  parts: BillingParts,
  viewer: Viewer,
  interval: BillingInterval,
): Promise<PlanPreview> {
  requireManager(viewer)
  const account = await loadAccount(parts.db, viewer.organisationId)
  const seats = await countSeats(parts.db, viewer.organisationId)
  const { startsAt, invoice } = decide(account, seats, interval, parts.now())
  return { startsAt: startsAt.toISOString(), invoice }
}

/**
 * Chooses how one pays. A first plan, and paying for a year instead of a month, begin at once with an invoice, from which
 * what was paid and is not used any more is taken off. Paying by the month again begins when the year has ended.
 *
 * @throws {ServiceError} `forbidden`; `conflict` before there is an address.
 */
export function choosePlan(parts: BillingParts, viewer: Viewer, interval: BillingInterval): Promise<Billing> {
  return change(parts, viewer, async (tx, account) => {
    const { organisationId } = viewer
    const now = parts.now()
    const seats = await countSeats(tx, organisationId)
    const { startsAt, invoice } = decide(account, seats, interval, now)
    let issued: IssuedInvoice | undefined
    if (invoice) {
      const period = { periodStart: startsAt, periodEnd: new Date(invoice.periodEnd) }
      const price = invoice.lines[0]?.amountCents ?? 0
      await setAccount(tx, organisationId, {
        interval,
        nextInterval: null,
        canceledAt: null,
        ...period,
        periodNetCents: price,
      })
      issued = await issueInvoice(tx, organisationId, invoice, now)
    } else {
      const isSame = account?.interval === interval
      await setAccount(tx, organisationId, { nextInterval: isSame ? null : interval, canceledAt: null })
    }
    await appendAudit(tx, factsOf(parts, viewer), 'plan-changed', { interval, seats, startsAt })
    return issued
  })
}

/** Ends the plan with its period. @throws {ServiceError} `forbidden`; `conflict` where there is none. */
export function cancelPlan(parts: BillingParts, viewer: Viewer): Promise<Billing> {
  return change(parts, viewer, async (tx, account) => {
    const plan = account && planOf(account)
    if (!plan) throw new ServiceError('conflict', 'There is no plan to cancel')
    if (plan.isCanceled) return undefined
    await setAccount(tx, viewer.organisationId, { canceledAt: parts.now() })
    await appendAudit(tx, factsOf(parts, viewer), 'plan-canceled', { endsAt: plan.end })
    return undefined
  })
}

/** Takes a cancelling back, before the period has ended. @throws {ServiceError} `forbidden`; `conflict`. */
export function resumePlan(parts: BillingParts, viewer: Viewer): Promise<Billing> {
  return change(parts, viewer, async (tx, account) => {
    const plan = account && planOf(account)
    if (!plan) throw new ServiceError('conflict', 'The plan has ended. Please choose one')
    if (!plan.isCanceled) return undefined
    await setAccount(tx, viewer.organisationId, { canceledAt: null })
    await appendAudit(tx, factsOf(parts, viewer), 'plan-resumed')
    return undefined
  })
}

/** Begins the next period of each plan whose period has ended, with its invoice; ends those that were canceled. */
export async function renewDuePlans({ db, now }: BillingParts): Promise<void> {
  const isDue = and(isNotNull(billingAccounts.interval), lte(billingAccounts.periodEnd, now()))
  // A server that was away for long owes several periods: one after the other.
  for (;;) {
    const due = await db.select({ id: billingAccounts.organisationId }).from(billingAccounts).where(isDue).limit(100)
    if (due.length === 0) return
    for (const { id } of due) await collect(await db.transaction((tx) => renew(tx, id, now())))
  }
}

async function renew(tx: Db, organisationId: string, now: Date): Promise<IssuedInvoice | undefined> {
  await lockOrganisation(tx, organisationId)
  const account = await loadAccount(tx, organisationId)
  const plan = account && planOf(account)
  if (!plan || plan.end > now) return undefined
  const invoice = nextInvoiceOf(account, await countSeats(tx, organisationId))
  if (!invoice) {
    await setAccount(tx, organisationId, {
      interval: null,
      nextInterval: null,
      periodStart: null,
      periodEnd: null,
      periodNetCents: 0,
      canceledAt: null,
    })
    return undefined
  }
  await setAccount(tx, organisationId, {
    interval: plan.nextInterval ?? plan.interval,
    nextInterval: null,
    periodStart: plan.end,
    periodEnd: new Date(invoice.periodEnd),
    periodNetCents: invoice.netCents,
  })
  return issueInvoice(tx, organisationId, invoice, now)
}

/** What choosing a plan means: an invoice at once, or something else from the end of what is paid on. */
function decide(account: AccountRow | undefined, seats: number, interval: BillingInterval, now: Date) {
  const address = account && addressOf(account)
  if (!address) throw new ServiceError('conflict', 'Please say first where invoices go')
  const plan = planOf(account)
  if (plan && (plan.interval === interval || plan.interval === 'annual')) return { startsAt: plan.end, invoice: null }
  const credit = plan ? unusedOf(account.periodNetCents, plan.start, plan.end, now) : 0
  const period = { start: now, end: periodEndOf(now, interval) }
  return { startsAt: now, invoice: createInvoice(address, interval, seats, period, credit) }
}

async function change(
  parts: BillingParts,
  viewer: Viewer,
  act: (tx: Db, account: AccountRow | undefined) => Promise<IssuedInvoice | undefined>,
): Promise<Billing> {
  requireManager(viewer)
  const { organisationId } = viewer
  const issued = await parts.db.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId)
    return act(tx, await loadAccount(tx, organisationId))
  })
  await collect(issued)
  return loadBilling(parts.db, organisationId)
}

async function setAccount(tx: Db, organisationId: string, changes: Partial<AccountRow>): Promise<void> {
  await tx.update(billingAccounts).set(changes).where(eq(billingAccounts.organisationId, organisationId))
}

/** After the transaction: what a provider takes cannot be rolled back. */
async function collect(invoice: IssuedInvoice | undefined): Promise<void> {
  if (invoice) await paymentByInvoice.collect(invoice)
}

function factsOf({ now }: BillingParts, { organisationId, userId }: Viewer) {
  return { organisationId, actorId: userId, now: now() }
}
