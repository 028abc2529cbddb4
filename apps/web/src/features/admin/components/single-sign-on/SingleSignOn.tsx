import { CopyField } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useSingleSignOn } from '../../hooks/use-single-sign-on.ts'
import { Managed } from '../shared/Managed.tsx'
import { Section } from '../shared/Section.tsx'
import { singleSignOnCopy as copy } from './copy.ts'
import { DomainProofs } from './DomainProofs.tsx'
import { ProviderForm } from './ProviderForm.tsx'

/** Through which OpenID provider people sign in: entering it, proving one's domains, and taking it away. */
export function SingleSignOn(): ReactNode {
  const actions = useSingleSignOn()
  return (
    <Section title={copy.title} line={copy.line}>
      <Managed query={actions.query} words={copy}>
        {({ redirectUri, mayName, settings }) => (
          <>
            <CopyField label={copy.redirect} hint={copy.redirectHint} value={redirectUri} />
            <ProviderForm settings={settings} mayName={mayName} actions={actions} />
            {settings ? <DomainProofs domains={settings.domains} actions={actions} /> : null}
          </>
        )}
      </Managed>
    </Section>
  )
}
