import type { CDPSession, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { TYPED } from '../history-texts.ts'
import { GROUP, OTHER_GROUP, type Stage } from './stage.ts'

const WHEEL_STEP = 900
const WHEEL_STEPS_MAX = 4000
/** Nothing more changes among the findings for so long: then the answer is the whole one. */
const QUIET_MS = 250

const rowOf = (page: Page, group: string) => page.getByRole('button', { name: new RegExp(group) })
const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })

/** Milliseconds from the painted list of groups to the painted newest message, after the page was loaded anew. */
export async function openCold(page: Page): Promise<number> {
  await page.reload()
  const { list, newest } = await page.evaluate(() => globalThis.opened)
  return newest - list
}

/** Milliseconds from choosing the group in the list to its painted newest message. */
export async function openWarm(page: Page, newestId: string): Promise<number> {
  await rowOf(page, OTHER_GROUP).click()
  await expect(page.getByRole('heading', { name: OTHER_GROUP })).toBeVisible()
  await expect(page.locator(`[data-message-id="${newestId}"]`)).toHaveCount(0)
  const painted = page.evaluate(
    (id) => paintedAt(() => document.querySelector(`[data-message-id="${id}"]`)).then((at) => at - pressedAt),
    newestId,
  )
  await rowOf(page, GROUP).click()
  return painted
}

/** Milliseconds from each press of Enter to the painted message in the other browser. */
export async function sendAndSee({ ada, ben }: Stage, count: number): Promise<number[]> {
  const waits: number[] = []
  for (const page of [ada, ben]) {
    await openCold(page)
    await expect(field(page)).toBeVisible()
    await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  }
  for (let at = 0; at < count; at += 1) {
    const text = `Nachricht ${at} von ${count}, ${Date.now()}`
    await field(ada).fill(text)
    const painted = ben.evaluate(
      (wanted) =>
        paintedAt(() => {
          const last = [...document.querySelectorAll('[data-message-id]')].at(-1)
          return last?.textContent.includes(wanted)
        }),
      text,
    )
    await field(ada).press('Enter')
    waits.push((await painted) - (await ada.evaluate(() => pressedAt)))
  }
  return waits
}

/** What scrolling back came to. */
export type Scrolled = {
  /** Messages that went by. */
  readonly messages: number
  /** The longest of the tasks that browsers tell a page of, those over 50 ms; 0 if it was told of none. */
  readonly longestMs: number
  /** The longest task of the page's main thread in processor time, from a trace of a second way back. */
  readonly longestCpuMs: number
  readonly heapBefore: number
  readonly heapAfter: number
}

/** Scrolls back with the wheel until so many messages have gone by: by itself, and once more with a trace, which slows it down. */
export async function scrollBack({ browser, ada: page, rows }: Stage, messages: number): Promise<Scrolled> {
  const places = new Map(rows.map(({ message_id, sequence }) => [message_id, sequence]))
  const cdp = await page.context().newCDPSession(page)
  await openCold(page)
  const heapBefore = await heapOf(cdp)
  await page.evaluate(() => {
    globalThis.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longestTask = Math.max(globalThis.longestTask, duration)
    }).observe({ type: 'longtask' })
  })
  const gone = await turnWheel(page, places, rows.length, messages)
  const longestMs = await page.evaluate(() => globalThis.longestTask)
  const heapAfter = await heapOf(cdp)
  await openCold(page)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await turnWheel(page, places, rows.length, messages)
  const trace = await browser.stopTracing()
  const longestCpuMs = longestTask(JSON.parse(trace.toString()) as Trace)
  return { messages: gone, longestMs, longestCpuMs, heapBefore, heapAfter }
}

declare global {
  var longestTask: number
}

/** @returns How many messages went by. */
async function turnWheel(page: Page, places: ReadonlyMap<string, number>, newest: number, messages: number) {
  const log = await page.getByRole('log').boundingBox()
  if (!log) throw new Error('There is no log')
  await page.mouse.move(log.x + log.width / 2, log.y + log.height / 2)
  let first = newest
  for (let step = 0; step < WHEEL_STEPS_MAX && first > newest - messages; step += 1) {
    await page.mouse.wheel(0, -WHEEL_STEP)
    if (step % 20 !== 0) continue
    const id = await page.evaluate(() => document.querySelector<HTMLElement>('[data-message-id]')?.dataset.messageId)
    first = places.get(id ?? '') ?? first
  }
  return newest - first
}

type TraceEvent = {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}
type Trace = { readonly traceEvents: readonly TraceEvent[] }

/** Milliseconds of processor time of the longest task of the main thread that did most: that of the page. */
function longestTask({ traceEvents }: Trace): number {
  const isMain = (event: TraceEvent) => event.name === 'thread_name' && event.args.name === 'CrRendererMain'
  const threads = traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`)
  const tasks = Map.groupBy(
    traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`)),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const busiest = [...tasks.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  return Math.max(...busiest.map(({ tdur = 0 }) => tdur)) / 1000
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}

/** Milliseconds from each letter to the last change of what it found, after a start: the first of them is the first of all. */
export async function searchAsTyped(page: Page, words: readonly string[] = TYPED): Promise<number[]> {
  await openCold(page)
  await page.getByRole('button', { name: 'Search messages' }).first().click()
  const box = page.getByRole('searchbox', { name: 'Search messages' })
  await expect(box).toBeFocused()
  const waits: number[] = []
  for (const word of words) {
    await box.fill('')
    for (const letter of word) {
      const painted = page.evaluate(
        (quietMs) =>
          new Promise<number>((resolve) => {
            let changedAt = 0
            let quiet = setTimeout(() => resolve(0), 4 * quietMs)
            const observer = new MutationObserver(() => {
              changedAt = performance.timeOrigin + performance.now()
              clearTimeout(quiet)
              quiet = setTimeout(() => {
                observer.disconnect()
                resolve(changedAt - pressedAt)
              }, quietMs)
            })
            const panel = document.querySelector('section:has(search)') ?? document.body
            observer.observe(panel, { childList: true, subtree: true, characterData: true })
          }),
        QUIET_MS,
      )
      await page.keyboard.type(letter)
      waits.push(await painted)
    }
  }
  return waits
}
