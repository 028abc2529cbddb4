import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { AlertDialog, Button, CopyField, EmptyState } from '@umkreis/design-system'
import type { ProvisioningToken } from '@umkreis/schemas'
import { useRef, useState, type ReactNode } from 'react'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { useProvisioning } from '../../hooks/use-provisioning.ts'
import { formatDay, formatMoment } from '../../logic/format-moment.ts'
import { Managed } from '../shared/Managed.tsx'
import * as css from '../shared/managed.css.ts'
import { Section } from '../shared/Section.tsx'
import { provisioningCopy as copy } from './copy.ts'
import { TokenDialog } from './TokenDialog.tsx'

/** By which tokens identity providers look after the people here. */
export function Provisioning(): ReactNode {
  const { query, create, revoke, isChanging } = useProvisioning()
  const [isMaking, setMaking] = useState(false)
  const [asked, setAsked] = useState<ProvisioningToken>()
  const makeButton = useRef<HTMLButtonElement>(null)
  const make = (
    <Button
      ref={makeButton}
      variant="accent"
      icon={<PlusIcon size={18} weight="bold" />}
      onPress={() => setMaking(true)}
    >
      {copy.make}
    </Button>
  )
  const close = () => {
    setMaking(false)
    // The first token moves the button that was pressed.
    focusWhenLost(() => makeButton.current)
  }
  const hasTokens = (query.data?.tokens.length ?? 0) > 0
  return (
    <Section title={copy.title} line={copy.line} action={hasTokens ? make : undefined}>
      <Managed query={query} words={copy}>
        {({ baseUrl, tokens }) => (
          <>
            <CopyField label={copy.baseUrl} hint={copy.baseUrlHint} value={baseUrl} />
            {tokens.length === 0 ? (
              <EmptyState level={3} title={copy.none} text={copy.noneLine} action={make} />
            ) : (
              <ul className={css.list}>
                {tokens.map((token) => (
                  <li key={token.id} className={css.entry}>
                    <TokenWords token={token} />
                    <Button
                      size={32}
                      disabled={isChanging}
                      aria-label={copy.revokeLabel(token.name)}
                      onPress={() => setAsked(token)}
                    >
                      {copy.revoke}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Managed>
      {isMaking ? <TokenDialog create={create} onClose={close} /> : null}
      <AlertDialog
        open={asked !== undefined}
        danger
        title={asked ? copy.askTitle(asked.name) : ''}
        message={copy.askMessage}
        confirmLabel={copy.askConfirm}
        onConfirm={() => {
          if (asked) revoke(asked)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Section>
  )
}

function TokenWords({ token: { name, createdBy, expiresAt, isOver, lastUsedAt } }: { token: ProvisioningToken }) {
  return (
    <span className={isOver ? `${css.entryWords} ${css.faded}` : css.entryWords}>
      <span className={css.entryName}>{name}</span>
      <span className={css.entryLine}>
        <span>{copy.by(createdBy)}</span>
        <span>{isOver ? copy.over(formatDay(expiresAt)) : copy.until(formatDay(expiresAt))}</span>
        <span>{lastUsedAt === null ? copy.unused : copy.used(formatMoment(lastUsedAt))}</span>
      </span>
    </span>
  )
}
