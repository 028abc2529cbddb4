import type { Measures } from './measures.ts'
import { type Relevance, formatRelevance } from './relevance.ts'

type Goal = { atLeast: number }

/** The goals of relevance as lines of the table, with the whole table of slices above them. */
export function relevanceCases(load: () => Promise<Relevance>) {
  let relevance: Promise<Relevance> | undefined
  const read = () => {
    relevance ??= load().then((loaded) => {
      console.log(formatRelevance(loaded))
      return loaded
    })
    return relevance
  }
  const share = (name: string, peerName: string, figures: (one: Relevance) => { ours: number; peer: number }) => ({
    name,
    unit: 'of 1',
    peerName,
    goal: { atLeast: 1 } satisfies Goal,
    rounds: 1,
    measure: async () => figures(await read()),
  })
  const overall = (ranker: string, of: keyof Measures, peer: number) => (one: Relevance) => ({
    ours: one.measures.get(ranker)?.get('all')?.[of] ?? 0,
    peer,
  })
  return [
    share('MRR', '0.9', overall('ours', 'reciprocalRank', 0.9)),
    share('P@5', '0.75', overall('ours', 'precision', 0.75)),
    share('MRR, a third of the taxonomy held out', '0.85', overall('ours, a third held out', 'reciprocalRank', 0.85)),
    share('P@5, a third of the taxonomy held out', '0.7', overall('ours, a third held out', 'precision', 0.7)),
    share('says that nobody fits', '0.9', ({ nobody }) => ({ ours: nobody, peer: 0.9 })),
    ...(['full text', 'trigram', 'MiniSearch', 'fusion'] as const).map((peer) =>
      share('slices in which MRR is at least equal', peer, ({ measures }) => ({
        ours: countNotWorse(measures.get('ours'), measures.get(peer)),
        peer: measures.get('ours')?.size ?? 0,
      })),
    ),
  ]
}

function countNotWorse(
  ours: ReadonlyMap<string, Measures> | undefined,
  peer: ReadonlyMap<string, Measures> | undefined,
): number {
  return [...(ours ?? [])].filter(([slice, one]) => one.reciprocalRank >= (peer?.get(slice)?.reciprocalRank ?? 0))
    .length
}
