import type { CompanyMetrics, Metric } from '@umkreis/schemas'
import { LOCALE } from '../../../shared/i18n/locale.ts'
import { words } from './metric-words.ts'

/** How a number has moved, as it shall be read. */
export interface Movement {
  direction: 'up' | 'down' | 'same'
  text: string
}

/** How far a metric is from where it was; undefined where one of the two is not known. */
export function movementOf({ now, before }: Metric, isShare = false): Movement | undefined {
  if (now === null || before === null) return undefined
  const change = now - before
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  if (!isShare || before === 0) return { direction, text: Math.abs(Math.round(change)).toLocaleString(LOCALE) }
  return { direction, text: `${Math.abs(Math.round((change / before) * 100))} %` }
}

/** The titles of the charts: what each of them found. */
export function titlesOf({ people, messages, active, groups, skills, cities }: CompanyMetrics, since: string) {
  const moved = (metric: Metric) => movementOf(metric)?.direction ?? 'same'
  const joined = (people.now ?? 0) - (people.before ?? 0)
  const half = active.now !== null && people.now !== null && people.now > 0 ? active.now / people.now : undefined
  return {
    people:
      joined > 0
        ? words.more(joined.toLocaleString(LOCALE), since)
        : joined < 0
          ? words.fewer((-joined).toLocaleString(LOCALE), since)
          : words.same(since),
    messages: words.messages[moved(messages)],
    active: half === undefined ? words.taking : words.active(Math.round(half * 100)),
    groups: words.groups[moved(groups)],
    skills: skills[0] ? words.skill(skills[0].name) : words.skills,
    cities: cities[0] ? words.city(cities[0].name) : words.cities,
  }
}
