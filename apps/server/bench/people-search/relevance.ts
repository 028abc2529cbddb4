import { type EmbeddingsConfig, parseEmbeddings } from '../../src/config/embeddings.ts'
import { type Answer, answerAll, answerWithTwoThirds, answerWithout } from './answers.ts'
import { fuse, rankByVectors } from './fused-by-rank.ts'
import { type Measures, measure } from './measures.ts'
import { type Ranker, createPeers } from './rankers.ts'
import { type JudgedQuestion, type Slice, createRelevanceSet } from './relevance-set.ts'
import { setStage } from './stage.ts'
import { startStandInModel } from './stand-in-models.ts'

/** How good each way to find people is, slice by slice. */
export interface Relevance {
  /** By ranker and slice, `all` among them; `nobody` has no measures. */
  measures: ReadonlyMap<string, ReadonlyMap<Slice | 'all', Measures>>
  /** The share of the questions nobody fits that ours answers with nobody at the top. */
  nobody: number
  /** The same with a model, by ranker. */
  nobodyByMeaning: ReadonlyMap<string, number>
}

const FITS_FROM = 0.5
/** Of the list by vectors, beside 1 for ours. */
const WEIGHTS = [0.3, 1] as const
const STAND_INS = [
  ['a good model', 0.9],
  ['a middling model', 0.65],
  ['letters alone', 0],
] as const

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
  const shareOfNobody = (answers: readonly Answer[]) => {
    const unfit = questions.flatMap(({ slice }, index) => (slice === 'nobody' ? [answers[index]?.score ?? 0] : []))
    return unfit.filter((score) => score < FITS_FROM).length / unfit.length
  }
  const nobodyByMeaning = new Map<string, number>()
  await withModels(async (name, config) => {
    await using meaning = await setStage(profiles, undefined, config)
    const answers = await answerAll(meaning)
    measures.set(`ours, ${name}`, summarise(judged, listed(answers)))
    nobodyByMeaning.set(`ours, ${name}`, shareOfNobody(answers))
    const texts = judged.map(({ text }) => text)
    const byVectors = await rankByVectors(config, profiles, texts)
    const words = listed(ours)
    for (const weight of WEIGHTS) {
      const fused = words.map((userIds, index) => fuse(userIds, byVectors[index] ?? [], weight))
      measures.set(`by rank 1 : ${weight}, ${name}`, summarise(judged, fused))
    }
  })
  return { measures, nobody: shareOfNobody(ours), nobodyByMeaning }
}

/** The model that `EMBEDDINGS_URL` names; without one, stand-ins. */
async function withModels(measureOne: (name: string, config: EmbeddingsConfig) => Promise<void>): Promise<void> {
  const { EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY } = process.env
  const config = parseEmbeddings({ EMBEDDINGS_URL, EMBEDDINGS_MODEL, EMBEDDINGS_API_KEY })
  if (config) return measureOne(config.model, { ...config, questionWaitMs: 20_000 })
  for (const [name, knowledge] of STAND_INS) {
    await using model = await startStandInModel(knowledge)
    await measureOne(name, model.config)
  }
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
export function formatRelevance({ measures, nobody, nobodyByMeaning }: Relevance): string {
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
  const says = [['ours', nobody] as const, ...nobodyByMeaning].map(
    ([name, share]) => `Nobody fits, and ${name} says so: ${(share * 100).toFixed(0)} %`,
  )
  return [...lines, ...says].join('\n')
}
