import * as v from 'valibot'

/** Over what time the company metrics compare: a month, three months, a year or two years. */
export const METRICS_PERIODS = ['30-days', '90-days', '12-months', '24-months'] as const

/** `GET /insights/company-metrics?period=`. */
export const companyMetricsQuerySchema = v.object({ period: v.optional(v.picklist(METRICS_PERIODS), '12-months') })
/** `GET /insights/company-metrics?period=`. */
export type CompanyMetricsQuery = v.InferOutput<typeof companyMetricsQuerySchema>
/** Over what time the company metrics compare. */
export type MetricsPeriod = CompanyMetricsQuery['period']

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const day = v.pipe(v.string(), v.isoDate())
const series = v.array(v.object({ day, value: v.pipe(v.number(), v.minValue(0)) }))

/** A number, what it was a period ago, and how it came about. Null: fewer than five people, or not known yet. */
export const metricSchema = v.object({
  now: v.nullable(v.number()),
  before: v.nullable(v.number()),
  series,
})
/** A number, what it was a period ago, and how it came about. */
export type Metric = v.InferOutput<typeof metricSchema>

const ranking = v.array(v.object({ name: v.string(), people: count }))

/** `GET /insights/company-metrics`: what an organisation is like, counted. */
export const companyMetricsSchema = v.object({
  period: v.picklist(METRICS_PERIODS),
  from: day,
  to: day,
  /** Head count at the end of each step. A step under five people waits for the next. */
  people: metricSchema,
  /** People who wrote something, week by week (from Monday). */
  active: metricSchema,
  /** Named groups at the end of each step. */
  groups: metricSchema,
  /** Messages a day, as the mean of each step. */
  messages: metricSchema,
  /** The most frequent, the first the most; none under five people. */
  skills: ranking,
  cities: ranking,
})
/** `GET /insights/company-metrics`. */
export type CompanyMetrics = v.InferOutput<typeof companyMetricsSchema>
