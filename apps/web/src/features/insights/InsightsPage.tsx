import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, EmptyState, Skeleton, Text } from '@umkreis/design-system'
import type { PeopleInsights, PeopleInsightsQuery } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { ConnectionsChart, HeadCountChart, ProfilesChart, SkillsChart } from './components/Charts.tsx'
import { Filters } from './components/Filters.tsx'
import { fifth, filters, grid, half, quarter, third } from './components/insights.css.ts'
import { InsightsFrame } from './components/InsightsFrame.tsx'
import { copy } from './copy.ts'
import { useInsights } from './hooks/use-insights.ts'

/** Figures about the people of the organisation. What they are narrowed to stands in the address. */
export function InsightsPage(): ReactNode {
  const insights = useInsights()
  const isGuest = useAtomValue(currentUserAtom).role === 'External'
  const [params, setParams] = useSearchParams()
  const query = readQuery(params)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['insights', 'people', query],
    queryFn: ({ signal }) => insights.people(query, signal),
    placeholderData: keepPreviousData,
    enabled: !isGuest,
  })
  const isLate = useLate(!data && !isError)
  const change = (next: PeopleInsightsQuery) =>
    setParams(
      Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== undefined),
      { replace: true, preventScrollReset: true },
    )
  return (
    <InsightsFrame isFigures>
      {isGuest ? (
        <EmptyState title={copy.guestTitle} text={copy.guest} picture="closed" />
      ) : data ? (
        <>
          <div className={filters}>
            <Filters choices={data.choices} query={query} onChange={change} />
            {data.people === null ? null : (
              <Text as="p" size="small" tone="muted" aria-live="polite">
                {copy.counted(data.people)}
              </Text>
            )}
          </div>
          <Figures data={data} query={query} isStale={isPlaceholderData} />
        </>
      ) : isError ? (
        <div role="alert" className={filters}>
          <Text tone="muted">{copy.failed}</Text>
          <Button size={32} loading={isFetching} onPress={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : isLate ? (
        <Skeleton rows={8} />
      ) : null}
    </InsightsFrame>
  )
}

function Figures({ data, query, isStale }: { data: PeopleInsights; query: PeopleInsightsQuery; isStale: boolean }) {
  const { people } = data
  const isWhole = query.country === undefined && query.position === undefined
  if (people === null) return <EmptyState title={copy.tooFewTitle} text={isWhole ? copy.tooFewAtAll : copy.tooFew} />
  const byCity = { people, line: copy.cityLine, column: copy.city, fileName: 'cities', verb: 'work in' as const }
  const byCountry = {
    people,
    line: copy.countryLine,
    column: copy.country,
    fileName: 'countries',
    verb: 'work in' as const,
  }
  const byPosition = {
    people,
    line: copy.positionLine,
    column: copy.position,
    fileName: 'positions',
    verb: 'are in' as const,
  }
  const hasCities = data.cities.length > 0
  // The server names fields of work in English, whatever the language of the positions in them.
  const positions = data.positions.map((one) => ({ ...one, name: copy.fieldOfWork(one.name) }))
  const ofPositions = data.connections.positions
  return (
    <div className={grid} data-stale={isStale}>
      {hasCities ? (
        <div className={third}>
          <HeadCountChart counts={data.cities} {...byCity} />
        </div>
      ) : null}
      <div className={hasCities ? fifth : half}>
        <SkillsChart skills={data.skills} isWhole={isWhole} />
      </div>
      <div className={hasCities ? quarter : half}>
        <ProfilesChart profile={data.profile} people={people} />
      </div>
      {positions.length > 0 ? (
        <div className={half}>
          <HeadCountChart counts={positions} {...byPosition} />
        </div>
      ) : null}
      <div className={half}>
        <ConnectionsChart
          connections={{ ...ofPositions, names: ofPositions.names.map(copy.fieldOfWork) }}
          of={copy.byPosition}
        />
      </div>
      {data.countries.length > 0 ? (
        <div className={half}>
          <HeadCountChart counts={data.countries} {...byCountry} />
        </div>
      ) : null}
      <div className={half}>
        <ConnectionsChart connections={data.connections.cities} of={copy.byCity} />
      </div>
    </div>
  )
}

function readQuery(params: URLSearchParams): PeopleInsightsQuery {
  const country = params.get('country') ?? undefined
  return {
    country,
    city: country === undefined ? undefined : (params.get('city') ?? undefined),
    position: params.get('position') ?? undefined,
  }
}
