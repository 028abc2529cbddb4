// What a message, a question and an idle connection cost, written to capacity/figures.json, from which capacity/plan.ts tells
// how many machines so many people take: node apps/server/bench/capacity/tell.ts
import { type Figures, writeFigures } from './capacity/figures.ts'
import { measure } from './capacity/measure.ts'

/** What the plan of the README counts with at most. */
const BUDGETS: [name: string, figure: keyof Figures, unit: string, atMost: number][] = [
  ['a message, in the server', 'messageMs', 'ms of a processor', 3],
  ['a message, in PostgreSQL', 'messageDatabaseMs', 'ms of a processor', 3],
  ['a delivery of it to one connection more', 'deliveryMs', 'ms of a processor', 0.1],
  ['a question among 5,000 people', 'searchMs', 'ms of a processor', 50],
  ['an idle connection', 'idleConnectionBytes', 'bytes', 64 * 1024],
]

async function prepare() {
  const figures = await measure()
  writeFigures(figures)
  return {
    cases: BUDGETS.map(([name, figure, unit, atMost]) => ({
      name,
      unit,
      peerName: `what is planned with`,
      goal: { atMost: 1 },
      // Measured once, for all of them.
      rounds: 1,
      measure: async () => ({ ours: Number(figures[figure]), peer: atMost }),
    })),
  }
}

export default { area: 'capacity', cases: prepare }
