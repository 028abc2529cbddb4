import { Text } from '@umkreis/design-system'
import type { InvoiceContent } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { inOwnWords } from '../../../../shared/i18n/messages.ts'
import { formatEuro } from '../../logic/format-euro.ts'
import * as css from './billing.css.ts'
import { billingCopy } from './copy.ts'

const copy = billingCopy.invoice

/** What an invoice says: its lines, VAT and what is to be paid. */
export function InvoicePreview({ invoice }: { invoice: InvoiceContent }): ReactNode {
  const { lines, netCents, vat, vatRate, vatCents, grossCents } = invoice
  return (
    <div className={css.invoice}>
      <dl className={css.sums}>
        {lines.map(({ text, quantity, unitCents, amountCents }) => (
          <div key={text} className={css.sum}>
            <dt>
              {inOwnWords(text)}
              {quantity === 1 ? null : (
                <span className={css.quantity}>{copy.quantity(quantity, formatEuro(unitCents))}</span>
              )}
            </dt>
            <dd>{formatEuro(amountCents)}</dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt>{copy.net}</dt>
          <dd>{formatEuro(netCents)}</dd>
        </div>
        <div className={css.sum}>
          <dt>{copy.vat(vatRate)}</dt>
          <dd>{formatEuro(vatCents)}</dd>
        </div>
        <div className={`${css.sum} ${css.total}`}>
          <dt>{copy.total}</dt>
          <dd>{formatEuro(grossCents)}</dd>
        </div>
      </dl>
      {vat === 'german' ? null : (
        <Text size="small" tone="muted">
          {copy[vat]}
        </Text>
      )}
    </div>
  )
}
