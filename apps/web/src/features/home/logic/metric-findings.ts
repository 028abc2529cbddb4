import type { CompanyMetrics, Metric } from '@umkreis/schemas'

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
  if (!isShare || before === 0) return { direction, text: Math.abs(Math.round(change)).toLocaleString('en') }
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
        ? `We are ${joined.toLocaleString('en')} more than ${since}`
        : joined < 0
          ? `We are ${(-joined).toLocaleString('en')} fewer than ${since}`
          : `We are as many as ${since}`,
    messages: {
      up: 'We write more than before',
      down: 'We write less than before',
      same: 'We write as much as before',
    }[moved(messages)],
    active: half === undefined ? 'How many take part' : `${Math.round(half * 100)} % of us wrote something this week`,
    groups: { up: 'New groups have formed', down: 'There are fewer groups', same: 'No group has been added' }[
      moved(groups)
    ],
    skills: skills[0] ? `${skills[0].name} is known best among us` : 'Our skills',
    cities: cities[0] ? `More of us are in ${cities[0].name} than anywhere else` : 'Our cities',
  }
}
