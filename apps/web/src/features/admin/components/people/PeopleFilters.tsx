import { Select } from '@umkreis/design-system'
import type { OrganisationRole, PeopleCounts, PeopleFilter } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { peopleCopy as copy } from './copy.ts'

/** Whom the list shows: members of a role, a city and a state, or those who were invited and have not joined. */
export type PeopleView = Pick<PeopleFilter, 'role' | 'city'> & {
  readonly state?: PeopleFilter['state'] | 'invited'
}

type PeopleFiltersProps = {
  readonly view: PeopleView
  readonly counts: PeopleCounts | undefined
  readonly onChange: (view: PeopleView) => void
}

const ALL = 'all'

/** Narrows the list down. */
export function PeopleFilters({ view, counts, onChange }: PeopleFiltersProps): ReactNode {
  const without = (key: keyof PeopleView): PeopleView =>
    Object.fromEntries(Object.entries(view).filter(([name]) => name !== key))
  return (
    <>
      <Select
        look="pill"
        label={copy.filters.role}
        choices={[
          { id: ALL, label: copy.filters.allRoles },
          ...Object.entries(copy.roles).map(([id, label]) => ({ id, label })),
        ]}
        selected={view.role ?? ALL}
        onSelect={(role) => onChange(role === ALL ? without('role') : { ...view, role: role as OrganisationRole })}
      />
      {counts && counts.cities.length > 1 ? (
        <Select
          look="pill"
          label={copy.filters.city}
          choices={[
            { id: ALL, label: copy.filters.allCities },
            ...counts.cities.map(({ city }) => ({ id: `in ${city}`, label: city })),
          ]}
          selected={view.city === undefined ? ALL : `in ${view.city}`}
          onSelect={(city) => onChange(city === ALL ? without('city') : { ...view, city: city.slice(3) })}
        />
      ) : null}
      <Select
        look="pill"
        label={copy.filters.state}
        choices={[
          { id: ALL, label: copy.filters.anyState },
          { id: 'active', label: copy.states.active },
          { id: 'invited', label: copy.filters.invited(counts?.invited ?? 0) },
          { id: 'never-signed-in', label: copy.states['never-signed-in'] },
          // Where no identity provider switches anybody off, nobody has to wonder what that is.
          ...(counts?.switchedOff || view.state === 'switched-off'
            ? [{ id: 'switched-off', label: copy.filters.switchedOff(counts?.switchedOff ?? 0) }]
            : []),
        ]}
        selected={view.state ?? ALL}
        onSelect={(state) =>
          onChange(state === ALL ? without('state') : { ...view, state: state as NonNullable<PeopleView['state']> })
        }
      />
    </>
  )
}
