// The chat with a group of 100,000 messages, as two people have it before them: the built server with its database, and a
// Chromium with a device of its own for each. Every message was sealed by its author's client and is opened by the reader's;
// only their way into the database is shortened: the rows are written while the server is stopped.
import { loadavg } from 'node:os'
import { quantile } from './chat/in-page.ts'
import { openCold, openWarm, type Scrolled, scrollBack, searchAsTyped, sendAndSee } from './chat/measure.ts'
import { setStage } from './chat/stage.ts'

const MESSAGES = 100_000
const SCROLLED = 5000
const OPENINGS = 15
const SENT = 80
const STARTS = 9
const FIRST_LETTER = 'k'
const OPENING_MS = 300
const SENDING_MS = 150
const LETTER_MS = 50
const TASK_MS = 50

/** Figures that several lines of the table are taken from are measured once. */
function once<T>(measure: () => Promise<T>): () => Promise<T> {
  let measured: Promise<T> | undefined
  return () => {
    measured ??= measure()
    return measured
  }
}

/** Measures so often, the first time aside: then everything has been loaded once. */
async function repeat(count: number, measure: () => Promise<number>): Promise<number[]> {
  await measure()
  const figures: number[] = []
  for (let at = 0; at < count; at += 1) figures.push(await measure())
  return figures
}

async function prepare() {
  const stage = await setStage(MESSAGES)
  const newestId = stage.rows.at(-1)?.message_id ?? ''
  const cold = once(() => repeat(OPENINGS, () => openCold(stage.ada)))
  const warm = once(() => repeat(OPENINGS, () => openWarm(stage.ada, newestId)))
  const scrolled = once(() => scrollBack(stage, SCROLLED))
  const letters = once(() => searchAsTyped(stage.ada))
  const firstLetters = once(() =>
    repeat(STARTS, async () => (await searchAsTyped(stage.ada, [FIRST_LETTER]))[0] ?? Infinity),
  )
  // Last: afterwards the newest message is another one.
  const sent = once(() => sendAndSee(stage, SENT))

  const under = (name: string, limit: number, figure: () => Promise<number>) => ({
    name,
    unit: 'ms',
    peerName: `may take ${limit} ms`,
    goal: { atMost: 1 },
    rounds: 1,
    measure: async () => {
      const ours = await figure()
      process.stderr.write(`  load ${loadavg()[0]?.toFixed(1)}\n`)
      return { ours, peer: limit }
    },
  })
  const bySize = (name: string, atMost: number, of: (figures: Scrolled) => { ours: number; peer: number }) => ({
    name,
    unit: 'MB',
    peerName: 'before',
    goal: { atMost },
    rounds: 1,
    measure: async () => of(await scrolled()),
  })
  const MEGA = 1_000_000
  return {
    cases: [
      under('from the list to the newest message, page just loaded, p50', OPENING_MS, async () =>
        quantile(await cold(), 0.5),
      ),
      under('the same, p95', OPENING_MS, async () => quantile(await cold(), 0.95)),
      under('from a click to the newest message, p50', OPENING_MS, async () => quantile(await warm(), 0.5)),
      under('the same, p95', OPENING_MS, async () => quantile(await warm(), 0.95)),
      under(
        `longest task over 50 ms, scrolling past ${SCROLLED.toLocaleString('en')} messages`,
        TASK_MS,
        async () => (await scrolled()).longestMs,
      ),
      under('longest of all tasks, in processor time', TASK_MS, async () => (await scrolled()).longestCpuMs),
      bySize('heap after that scrolling', 1.5, ({ heapBefore, heapAfter }) => ({
        ours: heapAfter / MEGA,
        peer: heapBefore / MEGA,
      })),
      under('first letter typed into the search after a start, p50', LETTER_MS, async () =>
        quantile(await firstLetters(), 0.5),
      ),
      under('slowest letter after it', LETTER_MS, async () => Math.max(...(await letters()).slice(1))),
      under('from Enter to the message in another browser, p50', SENDING_MS, async () => quantile(await sent(), 0.5)),
      under('the same, p95', SENDING_MS, async () => quantile(await sent(), 0.95)),
    ],
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  }
}

export default { area: 'chat', cases: prepare }
