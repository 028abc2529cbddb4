import { AlertDialog, Button, SegmentedControl, Stack, Tag, Text } from '@umkreis/design-system'
import { SEAT_PRICE_CENTS, type Billing, type BillingInterval } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { usePlanPreview, type useBilling } from '../../hooks/use-billing.ts'
import { formatEuro } from '../../logic/format-euro.ts'
import { formatDay } from '../../logic/format-moment.ts'
import { Managed } from '../shared/Managed.tsx'
import { actions as actionsStyle } from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import * as css from './billing.css.ts'
import { billingCopy } from './copy.ts'
import { InvoicePreview } from './InvoicePreview.tsx'

const copy = billingCopy.plan
type Actions = ReturnType<typeof useBilling>

/** What is paid now, and choosing otherwise, with what that costs. */
export function PlanCard({ billing, actions }: { billing: Billing; actions: Actions }): ReactNode {
  const { plan, seats } = billing
  const [chosen, setChosen] = useState<BillingInterval>(plan?.interval ?? 'annual')
  const isOther = chosen !== plan?.interval || plan.nextInterval !== null
  return (
    <Section title={copy.title} line={plan ? undefined : copy.trialLine}>
      <div className={css.facts}>
        <Fact term={copy.seats} figure={String(seats)} />
        <Fact term={copy.perUser} figure={formatEuro(SEAT_PRICE_CENTS[chosen])} />
      </div>
      <Text weight={600}>{plan ? `${copy.premium}, ${copy.paid[plan.interval]}` : copy.trial}</Text>
      {plan ? <PlanDates plan={plan} /> : null}
      <div className={css.choice}>
        <SegmentedControl
          label={copy.choice}
          segments={[
            { id: 'monthly', label: copy.monthly },
            { id: 'annual', label: copy.annual },
          ]}
          selected={chosen}
          onSelect={setChosen}
        />
        <Tag tone="accent">{copy.save}</Tag>
      </div>
      {isOther ? <Change billing={billing} interval={chosen} actions={actions} /> : null}
      {plan ? <Ending plan={plan} actions={actions} /> : null}
    </Section>
  )
}

type Plan = NonNullable<Billing['plan']>

function PlanDates({ plan: { periodEnd, nextInterval, isCanceled } }: { plan: Plan }) {
  const day = formatDay(periodEnd)
  return (
    <Text size="small" tone="muted">
      {isCanceled ? copy.ends(day) : copy.until(day)}
      {nextInterval && !isCanceled ? ` · ${copy.switches(copy[nextInterval], day)}` : ''}
    </Text>
  )
}

function Fact({ term, figure }: { term: string; figure: string }) {
  return (
    <div className={css.fact}>
      <span className={css.figure}>{figure}</span>
      <span className={css.term}>{term}</span>
    </div>
  )
}

function Change({ billing, interval, actions }: { billing: Billing; interval: BillingInterval; actions: Actions }) {
  if (!billing.address) {
    return (
      <Text size="small" tone="muted">
        {copy.addressFirst}
      </Text>
    )
  }
  return <Costs billing={billing} interval={interval} actions={actions} />
}

function Costs({ billing, interval, actions }: { billing: Billing; interval: BillingInterval; actions: Actions }) {
  const { plan, seats, address } = billing
  const query = usePlanPreview(interval, JSON.stringify([plan, seats, address]))
  return (
    <Managed query={query} words={{ loading: copy.previewLoading, failed: copy.previewFailed }}>
      {({ startsAt, invoice }) => (
        <Stack gap={16}>
          {interval === plan?.interval ? null : (
            <Text size="small">{invoice ? copy.nowLine : copy.laterLine(formatDay(startsAt))}</Text>
          )}
          {invoice ? <InvoicePreview invoice={invoice} /> : null}
          <div className={actionsStyle}>
            <Button variant="accent" size={48} loading={actions.isChanging} onPress={() => actions.choose(interval)}>
              {actions.isChanging
                ? copy.choosing
                : interval === plan?.interval
                  ? copy.keep
                  : plan
                    ? copy.switch
                    : copy.choose}
            </Button>
          </div>
        </Stack>
      )}
    </Managed>
  )
}

function Ending({ plan, actions }: { plan: Plan; actions: Actions }) {
  const [isAsking, setAsking] = useState(false)
  const day = formatDay(plan.periodEnd)
  return (
    <div className={actionsStyle}>
      {plan.isCanceled ? (
        <Button onPress={actions.resume}>{copy.resume}</Button>
      ) : (
        <Button variant="text" onPress={() => setAsking(true)}>
          {copy.cancel}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        danger
        title={copy.cancelTitle}
        message={copy.cancelMessage(day)}
        confirmLabel={copy.cancel}
        cancelLabel={copy.stay}
        onConfirm={() => {
          setAsking(false)
          actions.cancel(day)
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  )
}
