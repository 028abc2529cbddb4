import type { ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { lists, missing, pairs, term as termStyle, value as valueStyle } from './DataList.css.ts'

/** One fact: what it is called, and what it is. Nothing, an empty text included, counts as not known. */
export interface DataListEntry {
  readonly id: string
  readonly term: ReactNode
  readonly value?: ReactNode
}

/** {@link DataList}: `layout` `below` puts each value under its term; `empty` is said where there is no value. */
export interface DataListProps {
  entries: readonly DataListEntry[]
  layout?: 'beside' | 'below'
  empty?: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Facts about one thing, each under its name: a profile, a panel of details. */
export function DataList({ entries, layout = 'beside', empty = '–', ...names }: DataListProps): ReactNode {
  return (
    <dl {...names} className={lists[layout]}>
      {entries.map(({ id, term, value }) => {
        const isKnown = value !== undefined && value !== null && value !== '' && value !== false
        return (
          <div key={id} className={pairs[layout]}>
            <dt className={termStyle}>{term}</dt>
            <dd className={classNames(valueStyle, !isKnown && missing)}>{isKnown ? value : empty}</dd>
          </div>
        )
      })}
    </dl>
  )
}
