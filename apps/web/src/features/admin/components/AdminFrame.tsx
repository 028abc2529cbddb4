import { Heading, TabLinks } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { head, page } from './admin.css.ts'

/** Around every part of the admin panel: its title, and the ways to the other parts. */
export function AdminFrame({ current, children }: { current: keyof typeof copy.tabs; children: ReactNode }): ReactNode {
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{copy.title}</Heading>
        <TabLinks
          label={copy.title}
          links={[
            { href: paths.admin(), label: copy.tabs.people, current: current === 'people' },
            { href: paths.admin('theme'), label: copy.tabs.theme, current: current === 'theme' },
          ]}
        />
      </div>
      {children}
    </div>
  )
}
