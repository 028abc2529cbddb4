import { Select } from '@umkreis/design-system'
import type { OrganisationSettings } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { useOrganisation } from '../../hooks/use-configuration.ts'
import { withOwn } from '../../logic/with-own.ts'
import { Section } from '../shared/Section.tsx'
import { configureCopy } from './copy.ts'

const copy = configureCopy.signIn
const USUAL_DAYS = [1, 7, 14, 30, 60, 90]

/** How long a sign-in lasts without being used. */
export function SignIn({
  settings: { sessionDays },
  change,
}: {
  settings: OrganisationSettings
  change: ReturnType<typeof useOrganisation>['change']
}): ReactNode {
  return (
    <Section title={copy.title}>
      <Select
        label={copy.label}
        hint={copy.hint}
        choices={withOwn(USUAL_DAYS, sessionDays).map((days) => ({ id: String(days), label: copy.days(days) }))}
        selected={String(sessionDays)}
        onSelect={(days) => change({ sessionDays: Number(days) })}
      />
    </Section>
  )
}
