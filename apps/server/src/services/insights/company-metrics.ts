import { type CompanyMetrics, INSIGHT_FEWEST as FEWEST, type Metric, type MetricsPeriod } from '@umkreis/schemas'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { insightActiveWeeks, insightDays, insightMessageDays } from '../../db/schema/index.ts'
import { answerPeople } from './people-answer.ts'
import { loadCells, loadSkillTotals, requireInsights } from './reader.ts'
import { isShownOfWhole } from './suppression/protect-holders.ts'
import { publishCells } from './suppression/publish-cells.ts'

const DAY_MS = 86_400_000
/** How long a period is, and into steps of how many days its curves are cut. */
const PERIODS: Record<MetricsPeriod, { days: number; step: number }> = {
  '30-days': { days: 28, step: 2 },
  '90-days': { days: 91, step: 7 },
  '12-months': { days: 364, step: 14 },
  '24-months': { days: 728, step: 28 },
}
const RANKED = 8

/** What the viewer's organisation is like, counted. @throws {ServiceError} `not-found` for guests and global users. */
export async function readCompanyMetrics(
  { db, now }: { db: Db; now: () => Date },
  viewer: Viewer,
  period: MetricsPeriod,
): Promise<CompanyMetrics> {
  requireInsights(viewer)
  const { organisationId } = viewer
  const { days, step } = PERIODS[period]
  const today = dayOf(now().getTime())
  const to = today * DAY_MS
  const steps = Array.from({ length: days / step + 1 }, (_, at) => today - days + at * step)
  const [daily, messages, weeks, { cells, members }, totals] = await Promise.all([
    loadDays(db, organisationId, today),
    loadMessages(db, organisationId),
    loadWeeks(db, organisationId),
    loadCells(db, organisationId),
    loadSkillTotals(db, organisationId),
  ])
  const published = publishCells(cells, Math.max(0, members - cells.reduce((sum, { people }) => sum + people, 0)))
  const everybody = published.everybody
  return {
    period,
    from: format(steps[0] ?? today),
    to: new Date(to).toISOString().slice(0, 10),
    people: inSteps(steps, daily, peopleChange, FEWEST),
    groups: inSteps(steps, daily, (one) => one.groups, 0),
    messages: perDay(steps, messages),
    active: byWeek(weeks, daily, today, days),
    skills:
      everybody === undefined
        ? []
        : totals
            .filter(({ people }) => isShownOfWhole(people, everybody))
            .map(({ skill, people }) => ({ name: skill, people }))
            .toSorted(byPeople)
            .slice(0, RANKED),
    cities: answerPeople(published, {})
      .cities.flatMap(({ name, people }) => (people === null || name === '' ? [] : [{ name, people }]))
      .toSorted(byPeople)
      .slice(0, RANKED),
  }
}

interface Day {
  day: number
  joined: number
  departed: number
  groups: number
}

async function loadDays(db: Db, organisationId: string, today: number): Promise<Day[]> {
  const rows = await db
    .select()
    .from(insightDays)
    .where(and(eq(insightDays.organisationId, organisationId), lte(insightDays.day, format(today))))
    .orderBy(asc(insightDays.day))
  return rows.map(({ day, joined, departed, groups }) => ({ day: dayOf(Date.parse(day)), joined, departed, groups }))
}

async function loadMessages(db: Db, organisationId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ day: insightMessageDays.day, messages: sql<number>`sum(${insightMessageDays.messages})::int` })
    .from(insightMessageDays)
    .where(eq(insightMessageDays.organisationId, organisationId))
    .groupBy(insightMessageDays.day)
  return new Map(rows.map(({ day, messages }) => [dayOf(Date.parse(day)), messages]))
}

async function loadWeeks(db: Db, organisationId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ week: insightActiveWeeks.week, people: sql<number>`sum(${insightActiveWeeks.people})::int` })
    .from(insightActiveWeeks)
    .where(eq(insightActiveWeeks.organisationId, organisationId))
    .groupBy(insightActiveWeeks.week)
  return new Map(rows.map(({ week, people }) => [dayOf(Date.parse(week)), people]))
}

/**
 * A sum at the end of each step, from its changes day by day.
 *
 * @param leastStep Going back from today, a smaller change waits until there is more: no step tells of fewer people.
 */
function inSteps(
  steps: readonly number[],
  days: readonly Day[],
  changeOf: (day: Day) => number,
  leastStep: number,
): Metric {
  const sum = sumUntil(Infinity, days, changeOf)
  let shown = sum
  const series = steps
    .toReversed()
    .map((step) => {
      const then = sumUntil(step, days, changeOf)
      if (Math.abs(then - shown) >= leastStep) shown = then
      return { day: format(step), value: shown < leastStep ? 0 : shown }
    })
    .toReversed()
  return { now: sum < leastStep ? null : sum, before: series[0]?.value ?? null, series }
}

function peopleChange({ joined, departed }: Day): number {
  return joined - departed
}

function sumUntil(end: number, days: readonly Day[], changeOf: (day: Day) => number): number {
  return days.reduce((sum, day) => (day.day <= end ? sum + changeOf(day) : sum), 0)
}

/** The mean of each step; today, which is not over, does not count. */
function perDay(steps: readonly number[], messages: ReadonlyMap<number, number>): Metric {
  const length = (steps[1] ?? 0) - (steps[0] ?? 0)
  const series = steps.slice(1).map((end) => {
    const start = end - length
    let sum = 0
    for (let day = start; day < end; day += 1) sum += messages.get(day) ?? 0
    return { day: format(end - 1), value: Math.round((sum / (end - start)) * 10) / 10 }
  })
  return { now: series.at(-1)?.value ?? null, before: series[0]?.value ?? null, series }
}

/**
 * Weeks with fewer than five active people count as none; of nearly everybody, all but five are told: nobody learns of
 * fewer that they wrote nothing (README of the suppression, rule S8). The change is that of whole weeks.
 */
function byWeek(weeks: ReadonlyMap<number, number>, daily: readonly Day[], today: number, days: number): Metric {
  const thisWeek = mondayOf(today)
  const shown = (week: number) => {
    const people = sumUntil(week + 6, daily, peopleChange)
    const told = Math.min(weeks.get(week) ?? 0, people - FEWEST)
    return told >= FEWEST ? told : 0
  }
  const series: Metric['series'] = []
  for (let week = mondayOf(today - days); week < thisWeek; week += 7)
    series.push({ day: format(week), value: shown(week) })
  return { now: shown(thisWeek) || null, before: shown(thisWeek - 7) || null, series }
}

function dayOf(ms: number): number {
  return Math.floor(ms / DAY_MS)
}

/** The first of January 1970 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7)
}

function format(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

function byPeople(a: { name: string; people: number }, b: { name: string; people: number }): number {
  return b.people - a.people || a.name.localeCompare(b.name)
}
