import type { ReactNode } from 'react'
import { AdminFrame } from './components/AdminFrame.tsx'
import { AuditLog } from './components/configure/AuditLog.tsx'
import { CoffeeRounds } from './components/configure/CoffeeRounds.tsx'
import { pairs } from './components/configure/configure.css.ts'
import { Conversations } from './components/configure/Conversations.tsx'
import { configureCopy } from './components/configure/copy.ts'
import { Feed } from './components/configure/Feed.tsx'
import { InvitationLinks } from './components/configure/InvitationLinks.tsx'
import { OrganisationName } from './components/configure/OrganisationName.tsx'
import { SignIn } from './components/configure/SignIn.tsx'
import { Provisioning } from './components/provisioning/Provisioning.tsx'
import { Managed } from './components/shared/Managed.tsx'
import { sections } from './components/shared/managed.css.ts'
import { SingleSignOn } from './components/single-sign-on/SingleSignOn.tsx'
import { WorksCouncil } from './components/works-council/WorksCouncil.tsx'
import { useOrganisation } from './hooks/use-configuration.ts'

/** What the organisation decides about joining, signing in, keeping and showing, and who decided it. */
export function AdminConfigurePage(): ReactNode {
  const { query, change, rename } = useOrganisation()
  return (
    <AdminFrame current="configure">
      <div className={sections}>
        <Managed query={query} words={configureCopy}>
          {(settings) => (
            <>
              <div className={pairs}>
                <OrganisationName settings={settings} rename={rename} />
                <SignIn settings={settings} change={change} />
              </div>
              <Conversations settings={settings} change={change} />
              <Feed settings={settings} change={change} />
            </>
          )}
        </Managed>
        <div className={pairs}>
          <InvitationLinks />
          <CoffeeRounds />
        </div>
        <SingleSignOn />
        <Provisioning />
        <WorksCouncil />
        <AuditLog />
      </div>
    </AdminFrame>
  )
}
