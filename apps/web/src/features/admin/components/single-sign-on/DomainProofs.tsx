import { Button, CopyField, Heading, Stack, Text } from '@umkreis/design-system'
import type { SingleSignOnDomain } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { useSingleSignOn } from '../../hooks/use-single-sign-on.ts'
import * as css from '../shared/managed.css.ts'
import { singleSignOnCopy } from './copy.ts'

const copy = singleSignOnCopy.domains

/** Which domains are proved, and what proves the others. */
export function DomainProofs({
  domains,
  actions: { checkDomain, isChanging },
}: {
  domains: readonly SingleSignOnDomain[]
  actions: ReturnType<typeof useSingleSignOn>
}): ReactNode {
  return (
    <Stack gap={8}>
      <Heading level={3} size="body">
        {copy.title}
      </Heading>
      <Text size="small" tone="muted" reading>
        {copy.line}
      </Text>
      <ul className={css.list}>
        {domains.map(({ domain, isProved, recordName, recordValue }) => (
          <li key={domain} className={css.entry}>
            <div className={css.entryWords}>
              <span className={css.entryName}>{domain}</span>
              {isProved ? (
                <span className={css.entryLine}>{copy.isProved}</span>
              ) : (
                <CopyField label={copy.record(recordName)} value={recordValue} />
              )}
            </div>
            {isProved ? null : (
              <Button
                size={32}
                disabled={isChanging}
                aria-label={copy.checkLabel(domain)}
                onPress={() => checkDomain(domain)}
              >
                {copy.check}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
