import { Button, Select } from '@umkreis/design-system'
import type { PeopleInsights, PeopleInsightsQuery } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { filters } from './insights.css.ts'

const ALL = '*'

/** Whom the figures are about: a country, a city, a field of work, or all of them together. */
export function Filters({
  choices,
  query,
  onChange,
}: {
  choices: PeopleInsights['choices']
  query: PeopleInsightsQuery
  onChange: (query: PeopleInsightsQuery) => void
}): ReactNode {
  const named = (name: string) => name || copy.notSaid
  const cities = choices.cities.filter(({ country }) => query.country === undefined || country === query.country)
  const idOf = (city: { name: string; country: string }) => JSON.stringify([city.country, city.name])
  return (
    <fieldset className={filters} aria-label={copy.filters}>
      <Select
        look="pill"
        label={copy.country}
        choices={[
          { id: ALL, label: copy.allCountries },
          ...choices.countries.map((country) => ({ id: `=${country}`, label: named(country) })),
        ]}
        selected={query.country === undefined ? ALL : `=${query.country}`}
        onSelect={(id) => onChange({ position: query.position, country: id === ALL ? undefined : id.slice(1) })}
      />
      <Select
        look="pill"
        label={copy.city}
        choices={[
          { id: ALL, label: copy.allCities },
          ...cities.map((city) => ({ id: idOf(city), label: named(city.name) })),
        ]}
        selected={query.city === undefined ? ALL : idOf({ name: query.city, country: query.country ?? '' })}
        onSelect={(id) => {
          const [country, city] = id === ALL ? [query.country] : (JSON.parse(id) as [string, string])
          onChange({ position: query.position, country, city })
        }}
      />
      <Select
        look="pill"
        label={copy.position}
        choices={[
          { id: ALL, label: copy.allPositions },
          ...choices.positions.map((position) => ({ id: `=${position}`, label: named(copy.fieldOfWork(position)) })),
        ]}
        selected={query.position === undefined ? ALL : `=${query.position}`}
        onSelect={(id) => onChange({ ...query, position: id === ALL ? undefined : id.slice(1) })}
      />
      {query.country === undefined && query.position === undefined ? null : (
        <Button variant="text" onPress={() => onChange({})}>
          {copy.clear}
        </Button>
      )}
    </fieldset>
  )
}
