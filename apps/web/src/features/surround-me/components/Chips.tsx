import { Button, Chip as ChipView, Menu, MenuItem } from '@umkreis/design-system'
import { BriefcaseIcon } from '@phosphor-icons/react/dist/csr/Briefcase'
import { FunnelIcon } from '@phosphor-icons/react/dist/csr/Funnel'
import { GlobeIcon } from '@phosphor-icons/react/dist/csr/Globe'
import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap'
import { MapPinIcon } from '@phosphor-icons/react/dist/csr/MapPin'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { SearchResult } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Chip } from '../logic/chips.ts'
import { FILTER_KINDS, addFilter, type FilterKind, type Search } from '../logic/search-address.ts'
import { wordPart } from '../logic/wording.ts'
import * as styles from '../ResultPage.css.ts'
import { FilterDialog } from './FilterDialog.tsx'

const ICONS: Record<FilterKind, ReactNode> = {
  city: <MapPinIcon size={18} />,
  country: <GlobeIcon size={18} />,
  position: <BriefcaseIcon size={18} />,
  skill: <GraduationCapIcon size={18} />,
}

/** {@link Chips}: `partCount` is how many segments the ring has; `results` tell what could be filtered by. */
export interface ChipsProps {
  search: Search
  chips: readonly Chip[]
  partCount: number
  results: readonly SearchResult[]
  onRemove: (chip: Chip) => void
  onAdd: (search: Search) => void
}

/** What was understood of the question: each part with its segment of the ring, and the filters chosen by hand. */
export function Chips({ search, chips, partCount, results, onRemove, onAdd }: ChipsProps): ReactNode {
  const [adding, setAdding] = useState<FilterKind>()
  return (
    <>
      <ul className={styles.chipList} aria-label={copy.chips}>
        {chips.map((chip) => {
          const words = chip.type === 'part' ? wordPart(chip.part) : chip.value
          return (
            <li key={chip.key} className={styles.chipItem}>
              <ChipView
                {...(chip.type === 'part' && partCount > 1
                  ? { segment: { index: chip.index, count: partCount } }
                  : { icon: chip.type === 'part' ? undefined : <FunnelIcon size={16} aria-hidden /> })}
                onRemove={() => onRemove(chip)}
                removeLabel={copy.removePart(words)}
              >
                {words}
              </ChipView>
            </li>
          )
        })}
        <li className={styles.chipItem}>
          <Menu
            label={copy.addFilter}
            trigger={
              <Button variant="text" icon={<PlusIcon size={16} weight="bold" />}>
                {copy.addFilter}
              </Button>
            }
          >
            {FILTER_KINDS.map((kind) => (
              <MenuItem key={kind} icon={ICONS[kind]} onAction={() => setAdding(kind)}>
                {copy.filterKind[kind]}
              </MenuItem>
            ))}
          </Menu>
        </li>
      </ul>
      {adding ? (
        <FilterDialog
          key={adding}
          kind={adding}
          results={results}
          onClose={() => setAdding(undefined)}
          onAdd={(value) => {
            setAdding(undefined)
            onAdd(addFilter(search, adding, value))
          }}
        />
      ) : null}
    </>
  )
}
