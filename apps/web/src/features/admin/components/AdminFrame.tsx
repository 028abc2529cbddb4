import { Heading, TabLinks } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { head, page } from './admin.css.ts'

type Tab = keyof typeof copy.tabs

const ADDRESSES: Readonly<Record<Tab, string>> = {
  people: paths.admin(),
  customization: paths.admin('customization'),
  theme: paths.admin('theme'),
  configure: paths.admin('configure'),
  billing: paths.admin('billing'),
}
const TABS = Object.keys(ADDRESSES) as Tab[]

/** Around every part of the admin panel: its title, and the ways to the other parts. */
export function AdminFrame({ current, children }: { current: Tab; children: ReactNode }): ReactNode {
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{copy.title}</Heading>
        <TabLinks
          label={copy.title}
          links={TABS.map((tab) => ({ href: ADDRESSES[tab], label: copy.tabs[tab], current: current === tab }))}
        />
      </div>
      {children}
    </div>
  )
}
