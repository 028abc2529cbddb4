import { type Answer, answerAll, answerWithTwoThirds, answerWithout } from './answers.ts'
import { type Measures, measure } from './measures.ts'
import { type Ranker, createPeers } from './rankers.ts'
import { type JudgedQuestion, type Slice, createRelevanceSet } from './relevance-set.ts'
import { setStage } from './stage.ts'

/** How good each way to find people is, slice by slice. */
export interface Relevance {
  /** By ranker and slice, `all` among them; `nobody` has no measures. */
  measures: ReadonlyMap<string, ReadonlyMap<Slice | 'all', Measures>>
  /** The share of the questions nobody fits that ours answers with nobody at the top. */
  nobody: number
}

const FITS_FROM = 0.5

/** Asks everybody everything. */
export async function measureRelevance(): Promise<Relevance> {
  const { profiles, questions } = createRelevanceSet()
  const judged = questions.filter(({ slice }) => slice !== 'nobody')
  await using stage = await setStage(profiles)
  const ours = await answerAll(stage)
  const peers = await createPeers(stage.db, profiles)
  const measures = new Map<string, ReadonlyMap<Slice | 'all', Measures>>()
  for (const [name, ranker] of Object.entries(peers))
    measures.set(name, summarise(judged, await askAll(ranker, judged)))
  const listed = (answers: readonly Answer[]) =>
    questions.flatMap(({ slice }, index) => (slice === 'nobody' ? [] : [answers[index]?.userIds ?? []]))
  measures.set('ours without taxonomy', summarise(judged, listed(await answerWithout())))
  measures.set('ours, a third held out', summarise(judged, listed(await answerWithTwoThirds())))
  measures.set('ours', summarise(judged, listed(ours)))
  const unfit = questions.flatMap(({ slice }, index) => (slice === 'nobody' ? [ours[index]?.score ?? 0] : []))
  return { measures, nobody: unfit.filter((score) => score < FITS_FROM).length / unfit.length }
}

async function askAll(ranker: Ranker, questions: readonly JudgedQuestion[]): Promise<string[][]> {
  const answers: string[][] = []
  for (const { text } of questions) answers.push(await ranker(text))
  return answers
}

function summarise(
  questions: readonly JudgedQuestion[],
  answers: readonly (readonly string[])[],
): ReadonlyMap<Slice | 'all', Measures> {
  const single = questions.map(({ slice, grades }, index) => ({ slice, ...measure(answers[index] ?? [], grades) }))
  const bySlice = Map.groupBy(single, ({ slice }): Slice | 'all' => slice)
  return new Map([...bySlice, ['all' as const, single] as const].map(([slice, list]) => [slice, meanOf(list)]))
}

function meanOf(list: readonly Measures[]): Measures {
  const mean = (of: (one: Measures) => number) => list.reduce((sum, one) => sum + of(one), 0) / list.length
  return {
    reciprocalRank: mean((one) => one.reciprocalRank),
    precision: mean((one) => one.precision),
    gain: mean((one) => one.gain),
  }
}

/** A table of MRR, P@5 and nDCG@10 for each ranker and slice. */
export function formatRelevance({ measures, nobody }: Relevance): string {
  const slices = [...(measures.get('ours')?.keys() ?? [])]
  const cell = (one: Measures | undefined) =>
    one
      ? [one.reciprocalRank, one.precision, one.gain].map((value) => value.toFixed(2).replace(/^0/, '')).join(' ')
      : ''
  const rows = [
    ['MRR P@5 nDCG@10', ...slices],
    ...[...measures].map(([name, bySlice]) => [name, ...slices.map((slice) => cell(bySlice.get(slice)))]),
  ]
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
  return [...lines, `Nobody fits, and ours says so: ${(nobody * 100).toFixed(0)} %`].join('\n')
}
