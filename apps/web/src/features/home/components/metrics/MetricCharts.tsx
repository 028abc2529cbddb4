import { BarChart, ChartCard, StepChart, Tile } from '@umkreis/design-system'
import type { CompanyMetrics, Metric } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { movementOf, titlesOf } from '../../logic/metric-findings.ts'
import { words } from '../../logic/metric-words.ts'
import { LOCALE } from '../../../../shared/i18n/locale.ts'
import { metricsCopy as copy } from './copy.ts'
import { charts, tiles } from './metrics.css.ts'

/** The four numbers, each with how it moved over the period. */
export function MetricTiles({ metrics }: { metrics: CompanyMetrics }): ReactNode {
  const note = copy.sincePeriod[metrics.period]
  const { active } = metrics
  return (
    <div className={tiles}>
      <MetricTile label={copy.people} metric={metrics.people} note={note} />
      <MetricTile
        label={copy.active}
        metric={{ ...active, before: null }}
        note={active.before === null ? undefined : copy.lastWeek(active.before.toLocaleString(LOCALE))}
      />
      <MetricTile label={copy.groups} metric={metrics.groups} note={note} />
      <MetricTile label={copy.messages} metric={metrics.messages} note={note} isShare />
    </div>
  )
}

function MetricTile(props: { label: string; metric: Metric; note: string | undefined; isShare?: boolean }) {
  const { label, metric, note, isShare } = props
  const movement = movementOf(metric, isShare)
  return (
    <Tile
      label={label}
      figure={metric.now === null ? copy.few : Math.round(metric.now).toLocaleString(LOCALE)}
      {...(movement
        ? { change: { value: movement.text, direction: movement.direction, directionLabel: copy[movement.direction] } }
        : {})}
      note={note}
    />
  )
}

/** How the numbers came about, and what is most frequent. */
export function MetricCharts({ metrics }: { metrics: CompanyMetrics }): ReactNode {
  const titles = titlesOf(metrics, words.since[metrics.period])
  const isLong = metrics.period === '12-months' || metrics.period === '24-months'
  const curve = (id: 'people' | 'messages' | 'active' | 'groups', line: string) => (
    <Curve key={id} id={id} title={titles[id]} line={line} metric={metrics[id]} isLong={isLong} />
  )
  const ranking = (id: 'skills' | 'cities', line: string) => (
    <ChartCard
      key={id}
      title={titles[id]}
      line={line}
      table={{ columns: [copy[id], copy.people], rows: metrics[id].map(({ name, people }) => [name, people]) }}
      fileName={id}
      words={copy.chart}
    >
      <BarChart
        label={line}
        bars={metrics[id].map(({ name, people }, at) => ({ id: name, name, value: people, isFinding: at === 0 }))}
      />
    </ChartCard>
  )
  return (
    <div className={charts}>
      {curve('people', copy.joinedLine)}
      {curve('messages', copy.messagesLine)}
      {curve('active', copy.activeLine)}
      {curve('groups', copy.groupsLine)}
      {metrics.cities.length > 0 ? ranking('cities', copy.citiesLine) : null}
      {metrics.skills.length > 0 ? ranking('skills', copy.skillsLine) : null}
    </div>
  )
}

function Curve(props: { id: string; title: string; line: string; metric: Metric; isLong: boolean }) {
  const { id, title, line, metric, isLong } = props
  const format = new Intl.DateTimeFormat(
    LOCALE,
    isLong ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' },
  )
  const { series } = metric
  const first = series[0]
  return (
    <ChartCard
      title={title}
      line={line}
      table={{
        columns: [id === 'active' ? copy.week : copy.day, line],
        rows: series.map(({ day, value }) => [day, value === 0 && id === 'active' ? copy.few : value]),
      }}
      fileName={id}
      words={copy.chart}
    >
      <StepChart
        label={`${title}. ${line}.`}
        {...(first ? { from: Math.round(first.value).toLocaleString(LOCALE) } : {})}
        points={series.map(({ day, value }) => ({
          label: format.format(new Date(`${day}T12:00:00Z`)),
          value: value < 20 ? value : Math.round(value),
        }))}
      />
    </ChartCard>
  )
}
