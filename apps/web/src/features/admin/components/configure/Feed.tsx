import type { OrganisationSettings } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import type { useOrganisation } from '../../hooks/use-configuration.ts'
import * as css from '../shared/managed.css.ts'
import { OnOff } from '../shared/OnOff.tsx'
import { Section } from '../shared/Section.tsx'
import { configureCopy } from './copy.ts'

const copy = configureCopy.feed

/** What the server does for the feed. */
export function Feed({
  settings,
  change,
}: {
  settings: OrganisationSettings
  change: ReturnType<typeof useOrganisation>['change']
}): ReactNode {
  return (
    <Section title={copy.title}>
      <div className={css.list}>
        <OnOff
          label={copy.linkCards}
          line={copy.linkCardsLine}
          isOn={settings.usesLinkCards}
          onChange={(usesLinkCards) => change({ usesLinkCards })}
        />
      </div>
    </Section>
  )
}
