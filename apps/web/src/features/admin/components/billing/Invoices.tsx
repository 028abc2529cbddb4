import { Button, Text } from '@umkreis/design-system'
import type { Billing } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { useInvoiceFile } from '../../hooks/use-billing.ts'
import { formatEuro } from '../../logic/format-euro.ts'
import { formatDay } from '../../logic/format-moment.ts'
import * as css from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import { billingCopy } from './copy.ts'
import { InvoicePreview } from './InvoicePreview.tsx'

const words = billingCopy.invoices

/** What comes at the end of the period, and what was sent. */
export function Invoices({ billing: { nextInvoice, invoices } }: { billing: Billing }): ReactNode {
  const file = useInvoiceFile()
  const next = billingCopy.next
  return (
    <>
      <Section title={next.title} line={nextInvoice ? next.line(formatDay(nextInvoice.periodStart)) : next.none}>
        {nextInvoice ? (
          <>
            <InvoicePreview invoice={nextInvoice} />
            <div className={css.actions}>
              <Button loading={file.isPending} onPress={() => file.mutate({ name: words.nextFile })}>
                {file.isPending ? next.opening : next.open}
              </Button>
            </div>
          </>
        ) : null}
      </Section>
      <Section title={words.title} line={words.line}>
        {invoices.length === 0 ? (
          <Text size="small" tone="muted">
            {words.none}
          </Text>
        ) : (
          <ul className={css.list}>
            {invoices.map(({ id, number, issuedAt, grossCents }) => (
              <li key={id} className={css.entry}>
                <span className={css.entryWords}>
                  <span className={css.entryName}>{words.number(number)}</span>
                  <span className={css.entryLine}>
                    <span>{formatDay(issuedAt)}</span>
                    <span>{formatEuro(grossCents)}</span>
                  </span>
                </span>
                <Button
                  size={32}
                  aria-label={words.saveLabel(number)}
                  onPress={() => file.mutate({ id, name: words.file(number) })}
                >
                  {words.save}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
