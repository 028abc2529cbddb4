import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { list, panel, tab } from './Tabs.css.ts'

/** {@link Tabs}: each tab with what it shows. */
export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: ReactNode; content: ReactNode }[]
  selected?: Id
  defaultSelected?: Id
  onSelect?: (id: Id) => void
}

/** Views of one thing, one at a time. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  defaultSelected,
  onSelect,
}: TabsProps<Id>): ReactNode {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(id) => onSelect?.(id as Id)}
    >
      <TabList className={list} aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <Tab key={id} id={id} className={tab}>
            {words}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** {@link TabLinks}: each place with its address; `current` marks where one is. */
export interface TabLinksProps {
  label: string
  links: readonly { href: string; label: ReactNode; current?: boolean }[]
}

/** Tabs that are places with an address of their own. */
export function TabLinks({ label, links }: TabLinksProps): ReactNode {
  const row = useRef<HTMLElement>(null)
  const here = links.find(({ current }) => current)?.href
  useLayoutEffect(() => {
    if (here === undefined) return
    const at = row.current?.querySelector<HTMLElement>('[aria-current]')
    // Sideways only: the page stays where it is. Where one is stands in the middle, so that both neighbours are seen.
    if (row.current && at) row.current.scrollLeft = at.offsetLeft - (row.current.clientWidth - at.offsetWidth) / 2
  }, [here])
  return (
    <nav ref={row} className={list} aria-label={label}>
      {links.map(({ href, label: words, current }) => (
        <AriaLink key={href} href={href} className={tab} aria-current={current ? 'page' : undefined}>
          {words}
        </AriaLink>
      ))}
    </nav>
  )
}
