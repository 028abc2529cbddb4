import { createInsights } from '@umkreis/api-client/insights'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, EmptyState, Link, SegmentedControl, Skeleton, Text } from '@umkreis/design-system'
import type { MetricsPeriod } from '@umkreis/schemas'
import { type ReactNode, useMemo, useState } from 'react'
import { useApi } from '../../services/api.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { paths } from '../../shared/paths.ts'
import { metricsCopy as copy } from './components/metrics/copy.ts'
import { MetricCharts, MetricTiles } from './components/metrics/MetricCharts.tsx'
import { stack, top } from './components/metrics/metrics.css.ts'

const PERIODS = Object.keys(copy.periods) as MetricsPeriod[]

/** What the company is like, counted, and how that changed over a period. */
export function MetricsPage(): ReactNode {
  const api = useApi()
  const insights = useMemo(() => createInsights(api), [api])
  const [period, setPeriod] = useState<MetricsPeriod>('12-months')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['insights', 'company-metrics', period],
    queryFn: ({ signal }) => insights.companyMetrics(period, signal),
    placeholderData: keepPreviousData,
  })
  const isLate = useLate(!data && !isError)
  return (
    <div className={stack}>
      <div className={top}>
        <SegmentedControl
          label={copy.period}
          segments={PERIODS.map((id) => ({ id, label: copy.periods[id] }))}
          selected={period}
          onSelect={setPeriod}
        />
        <Link href={paths.insights('measured')}>{copy.measured}</Link>
      </div>
      {data ? (
        data.people.now === null ? (
          <EmptyState title={copy.emptyTitle} text={copy.empty} />
        ) : (
          <>
            <MetricTiles metrics={data} />
            <MetricCharts metrics={data} />
          </>
        )
      ) : isError ? (
        <div role="alert" className={top}>
          <Text tone="muted">{copy.failed}</Text>
          <Button size={32} loading={isFetching} onPress={() => void refetch()}>
            {copy.retry}
          </Button>
        </div>
      ) : isLate ? (
        <Skeleton rows={6} />
      ) : null}
    </div>
  )
}
