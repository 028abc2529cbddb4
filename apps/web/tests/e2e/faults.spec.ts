import type { BrowserContext } from '@playwright/test'
import { type FaultyWay, startFaultyWay } from './_util/faulty-way.ts'
import { DEMO_PASSWORD, messageLog, openBrowser, signIn } from './_util/people.ts'
import { untilKept } from './_util/outbox.ts'
import { startProduct } from './_util/product.ts'
import { type Browser, expect, type Page, test } from './_util/test.ts'

const GROUP = 'Through thick and thin'
/** The share of the frames that is lost from the first message to the last, either way. */
const LOSS_SHARE = 0.3
/** Longer than a message waits for its answer where answers are quick, far shorter than a connection lives unheard. */
const STEP_MS = 4000
/** An end for what never comes: two hours of the page's time. */
const STEPS_MAX = 1800
const TWENTY_MINUTES_MS = 20 * 60_000

type Member = {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  readonly way: FaultyWay
  readonly written: string[]
}

test('two people who write 500 messages over a bad network end with the same, whole history', async ({ browser }) => {
  test.setTimeout(600_000)
  await using product = await startProduct()
  await using johannasWay = await startFaultyWay(product.origin, 1)
  await using karimsWay = await startFaultyWay(product.origin, 2)
  await createGroup(product.origin)
  const johanna = await arrive(browser, johannasWay, 'johanna', 'j.brandt@lindwerk.example')
  const karim = await arrive(browser, karimsWay, 'karim', 'k.haddad@lindwerk.example')
  const both = [johanna, karim] as const
  for (const { way } of both) way.lossShare = LOSS_SHARE

  await test.step('30 % of the frames are lost, here and in all that follows', async () => {
    await write(both, 40)
    await passTime(both, () => areSent(both))
    for (const { way } of both) expect(way.lostFrames).toBeGreaterThan(30)
  })

  await test.step('meanwhile the server is killed three times; the last time its clock jumps, and it takes no token any more', async () => {
    for (const kill of [1, 2, 3]) {
      await write(both, 5)
      await product.kill()
      await write(both, 5)
      const tokens = await tokensOf(both)
      await product.restart(kill === 3 ? { NODE_OPTIONS: clockAhead(TWENTY_MINUTES_MS) } : {})
      await passTime(both, () => areSent(both))
      if (kill === 3) expect((await tokensOf(both)).filter((token) => tokens.includes(token))).toEqual([])
    }
  })

  await test.step('one is offline for a minute', async () => {
    await johanna.context.setOffline(true)
    johanna.way.cut()
    await write(both, 60)
    await passTime([karim], () => areSent([karim]))
    await johanna.page.clock.fastForward(60_000)
    await expect(messageLog(johanna.page).getByText('Sending').first()).toBeAttached()
    johanna.way.mend()
    await johanna.context.setOffline(false)
    await passTime(both, () => areSent(both))
  })

  await test.step('a page is loaded again with everything still on its way', async () => {
    johanna.way.lossShare = 1
    await write(both, 50)
    await untilKept(johanna.page)
    await johanna.page.reload()
    johanna.way.lossShare = LOSS_SHARE
    await expect(messageLog(johanna.page).getByText(johanna.written.at(-1)!, { exact: true })).toBeAttached()
    await passTime(both, () => areSent(both))
  })

  await test.step('a laptop sleeps for an hour: its connection died unheard, and its token has run out', async () => {
    const [before] = await tokensOf([karim])
    karim.way.deafen()
    await write([johanna], 70)
    await karim.page.clock.fastForward('01:00:00')
    await write([karim], 70)
    await passTime(both, () => areSent(both))
    expect(await tokensOf([karim])).not.toEqual([before])
  })

  await test.step('both have every message once, in the same order, also the last, whose frame nobody repeats', async () => {
    for (const { way } of both) expect(way.lossShare).toBe(LOSS_SHARE)
    await passTime(both, async () => (await lastKey(johanna.page)) === (await lastKey(karim.page)))
    const [one, other] = [await readHistory(johanna), await readHistory(karim)]
    expect(one).toEqual(other)
    expect(one).toHaveLength(500)
    for (const { name, written } of both) {
      expect(one.filter((text) => text.startsWith(name))).toEqual(written)
    }
  })
})

/** Makes a conversation of Johanna's with Karim, without a browser. */
async function createGroup(origin: string): Promise<void> {
  const call = async (path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
  const arriveAs = (email: string) => call('/auth/login', { email, password: DEMO_PASSWORD })
  const karim = await arriveAs('k.haddad@lindwerk.example')
  const johanna = await arriveAs('j.brandt@lindwerk.example')
  await call('/groups', { userIds: [karim.user.userId], name: GROUP }, johanna.tokens.accessToken)
}

async function arrive(browser: Browser, way: FaultyWay, name: string, email: string): Promise<Member> {
  const { context, page } = await openBrowser(browser, way.origin)
  await page.clock.install()
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, email)
  await page.getByRole('button', { name: new RegExp(GROUP) }).click()
  await expect(page.getByRole('heading', { name: GROUP })).toBeVisible()
  await expect(page.getByText('End-to-end encrypted')).toBeVisible()
  return { name, page, context, way, written: [] }
}

/** Lets the members write in turn, as fast as they can, and waits for nothing. */
async function write(members: readonly Member[], count: number): Promise<void> {
  for (const { page } of members) await page.getByRole('textbox', { name: /^Write to/ }).focus()
  for (let number = 0; number < count; number += 1) {
    for (const { name, page, written } of members) {
      const text = `${name} says ${written.length + 1}.`
      written.push(text)
      await page.keyboard.insertText(text)
      await page.keyboard.press('Enter')
    }
  }
  for (const { page, written } of members) {
    await expect(messageLog(page).getByText(written.at(-1)!, { exact: true })).toBeAttached()
  }
}

/** What is on its way stands at the end of the log, which is where somebody who writes is. */
async function areSent(members: readonly Member[]): Promise<boolean> {
  const counts = await Promise.all(members.map(({ page }) => messageLog(page).getByText('Sending').count()))
  return counts.every((count) => count === 0)
}

function tokensOf(members: readonly Member[]): Promise<(string | null)[]> {
  return Promise.all(members.map(({ page }) => page.evaluate(() => localStorage.getItem('accessToken'))))
}

/** Lets the pages' clocks run ahead as soon as nothing is on the wire any more, until something has come true. */
async function passTime(members: readonly Member[], isDone: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    await Promise.all(members.map(({ way }) => way.settled()))
    if (await isDone()) return
    await Promise.all(members.map(({ page }) => page.clock.fastForward(STEP_MS)))
  }
  throw new Error('That did not come true in two hours of the page’s time')
}

function lastKey(page: Page): Promise<string | null> {
  return messageLog(page).getByRole('article').last().getAttribute('data-message-key')
}

/** Reads the log from its beginning to its end, as somebody does who scrolls. */
async function readHistory({ page }: Member): Promise<string[]> {
  const log = page.getByRole('log', { name: /^Messages in/ })
  const first = log.getByText(/ says 1\.$/).first()
  await expect(async () => {
    await log.evaluate((list) => list.scrollTo({ top: 0 }))
    await expect(first).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  const texts = new Map<string, string>()
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const { rows, isEnd } = await log.evaluate(async (list) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      // A list that draws what is near may hold rows of elsewhere, in any order: what is read is what is seen.
      const view = list.getBoundingClientRect()
      const shown = [...list.querySelectorAll<HTMLElement>('[data-message-key]')]
        .map((row) => ({ row, place: row.getBoundingClientRect() }))
        .filter(({ place }) => place.bottom > view.top && place.top < view.bottom)
        .toSorted((one, other) => one.place.top - other.place.top)
        .map(
          ({ row }) =>
            [row.dataset.messageKey ?? '', /[a-z]+ says \d+\./.exec(row.textContent ?? '')?.[0] ?? ''] as const,
        )
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 2
      list.scrollBy({ top: list.clientHeight / 2 })
      return { rows: shown, isEnd: isAtEnd }
    })
    const before = texts.size
    for (const [key, text] of rows) texts.set(key, text)
    if (isEnd && texts.size === before) break
  }
  return [...texts.values()]
}

/** Makes Node's clock go ahead. */
function clockAhead(ms: number): string {
  const code = `
    const Time = globalThis.Date
    globalThis.Date = class extends Time {
      constructor(...parts) { parts.length === 0 ? super(Time.now() + ${ms}) : super(...parts) }
      static now() { return Time.now() + ${ms} }
    }`
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}
