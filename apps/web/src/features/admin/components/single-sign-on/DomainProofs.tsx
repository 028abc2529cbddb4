import { Button, CopyField, Heading, Stack, Text } from '@umkreis/design-system'
import type { SingleSignOnDomain } from '@umkreis/schemas'
import { useEffect, useRef, type ReactNode } from 'react'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
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
  const heading = useRef<HTMLElement>(null)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (!domains.some(({ domain, isProved }) => isProved && domain === asked.current)) return
    asked.current = undefined
    // The button that was pressed has gone.
    focusWhenLost(() => heading.current)
  }, [domains])
  const check = (domain: string) => {
    if (isChanging) return
    asked.current = domain
    checkDomain(domain)
  }
  return (
    <Stack gap={8}>
      <Heading level={3} size="body" ref={heading} tabIndex={-1}>
        {copy.title}
      </Heading>
      <Text size="small" tone="muted" reading>
        {copy.line}
      </Text>
      <ul className={css.list}>
        {domains.map(({ domain, isProved, recordName, recordValue }) => (
          <li key={domain} className={`${css.entry} ${css.fieldEntry}`}>
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
                aria-disabled={isChanging || undefined}
                aria-label={copy.checkLabel(domain)}
                onPress={() => check(domain)}
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
