import { BarChart, ChartCard, DotPlot, MatrixChart, RingChart, Text } from '@umkreis/design-system'
import type { Connections, HeadCount, HiddenReason, PeopleInsights } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { findDistance, findGap, findPlace, findSkills } from '../logic/findings.ts'

const HIDDEN: Record<HiddenReason, string> = { few: copy.few, with: copy.with, 'few-or-with': copy.fewOrWith }
/** A chart is read up to here; the table has them all. */
const BARS = 14

/** Head counts as bars, under what stands out of them. */
export function HeadCountChart(props: {
  counts: readonly HeadCount[]
  people: number
  line: string
  column: string
  fileName: string
  verb: 'work in' | 'are in'
}): ReactNode {
  const { counts, people, line, column, fileName, verb } = props
  const finding = findPlace(counts, people, verb, line)
  const said = (one: HeadCount) => one.people ?? HIDDEN[one.hidden ?? 'few-or-with']
  return (
    <ChartCard
      title={finding.title}
      line={line}
      table={{
        columns: [column, copy.people],
        rows: counts.map((one) => [one.name || copy.notSaid, said(one)]),
      }}
      fileName={fileName}
      words={copy.chart}
    >
      <BarChart
        label={line}
        bars={counts.slice(0, BARS).map((one) => ({
          id: `${one.country ?? ''} ${one.name}`,
          name: one.name || copy.notSaid,
          value: said(one),
          isFinding: finding.names.includes(one.name),
        }))}
      />
    </ChartCard>
  )
}

/** Which skills there are, and how many rest on few people. */
export function SkillsChart({ skills, isWhole }: { skills: PeopleInsights['skills']; isWhole: boolean }): ReactNode {
  const held = skills?.held ?? []
  const dots = held.flatMap(({ skill, people }) => (people === null ? [] : [{ name: skill, value: people }]))
  return (
    <ChartCard
      title={skills ? findSkills(skills, isWhole) : copy.parts.skills}
      line={copy.skillsLine}
      table={{
        columns: [copy.skill, copy.people],
        rows: held.map(({ skill, people }) => [skill, people ?? copy.nearlyAll]),
      }}
      fileName="skills"
      words={copy.chart}
    >
      {skills ? (
        <DotPlot
          label={copy.skillsLine}
          dots={dots}
          least={5}
          untold={{ count: skills.fragile, unit: copy.skillsUnit, foot: copy.under }}
        />
      ) : (
        <Text tone="muted">{copy.oneAtATime}</Text>
      )}
    </ChartCard>
  )
}

/** How complete profiles are. */
export function ProfilesChart({ profile, people }: { profile: PeopleInsights['profile']; people: number }): ReactNode {
  const gap = findGap(profile, people)
  const said = ({ state, people: filled }: PeopleInsights['profile'][number]) => {
    if (state === 'nearly-all') return copy.nearlyAll
    if (state === 'few') return copy.hardly
    return filled === null ? copy.hidden : `${Math.round((filled / people) * 100)} %`
  }
  return (
    <ChartCard
      title={gap.title}
      line={copy.profileLine}
      table={{
        columns: [copy.field, copy.people, copy.share],
        rows: profile.map((one) => [copy.parts[one.part], one.people ?? '', said(one)]),
      }}
      fileName="profiles"
      words={copy.chart}
    >
      <RingChart
        label={copy.profileLine}
        rings={profile.map((one) => ({
          id: one.part,
          name: copy.parts[one.part],
          share: one.state === 'nearly-all' ? 1 : one.people === null ? null : one.people / people,
          text: said(one),
          isFinding: one.part === gap.part,
        }))}
      />
    </ChartCard>
  )
}

/** How connected cities, or fields of work, are. */
export function ConnectionsChart({ connections, of }: { connections: Connections; of: string }): ReactNode {
  const { title, pair } = findDistance(connections)
  const { names, links } = connections
  const line = copy.groupsLine(of)
  const values = new Map(
    links.map(({ from, to, perHundred }) => [`${Math.max(from, to)} ${Math.min(from, to)}`, perHundred]),
  )
  return (
    <ChartCard
      title={title}
      line={line}
      table={{
        columns: [copy.pair, copy.perHundred],
        rows: links.map(({ from, to, perHundred }) => [
          from === to ? (names[from] ?? '') : `${names[from] ?? ''} – ${names[to] ?? ''}`,
          perHundred ?? copy.few,
        ]),
      }}
      fileName={`connections-${of.replaceAll(' ', '-')}`}
      words={copy.chart}
    >
      <MatrixChart
        label={line}
        names={names}
        value={(row, column) => values.get(`${row} ${column}`) ?? null}
        untold={copy.under}
        finding={pair}
      />
    </ChartCard>
  )
}
