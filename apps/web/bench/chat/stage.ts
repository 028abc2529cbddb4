import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { openBrowser, signIn } from '../../tests/e2e/_util/people.ts'
import { type Product, startProduct } from '../../tests/e2e/_util/product.ts'
import { PAGES } from '../../src/services/history/archive/page-names.ts'
import { createTexts } from '../history-texts.ts'
import { watchPaint } from './in-page.ts'
import { type MessageRow, openAuthor, sealHistory, signInByCall } from './seal-messages.ts'

/** What the group with the long history is called, and one that has none. */
export const GROUP = 'Hunderttausend'
export const OTHER_GROUP = 'K8s-Umzug Portugal'

const STORE = resolve(import.meta.dirname, '../../../server/bench/chat/store-messages.ts')
const AUTHORS = ['j.brandt@lindwerk.example', 'm.groessl@lindwerk.example', 'd.adeyemi@lindwerk.example']
const READERS = ['k.haddad@lindwerk.example', 'i.carvalho@lindwerk.example'] as const
/** Messages in one page of the archive. */
const PAGE_SLOTS = 256
const ATTEMPTS = 1200

/** The running product with a long history, and the browsers of two people who are in that group. */
export interface Stage extends AsyncDisposable {
  readonly browser: Browser
  readonly rows: readonly MessageRow[]
  /** In both the whole history has been archived. */
  readonly ada: Page
  readonly ben: Page
}

/** Says how far it is: a minute or two pass before the first figure. */
function tell(step: string): void {
  process.stderr.write(`chat: ${step}\n`)
}

/** Starts everything and fills the group with so many messages, each of them sealed by a client of its author. */
export async function setStage(count: number): Promise<Stage> {
  await using undo = new AsyncDisposableStack()
  const product = undo.use(await startProduct())
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  undo.defer(() => browser.close())

  tell('signing in')
  // Their devices come first, so that the key of the group is sealed to them.
  const contexts = await Promise.all(READERS.map((email) => arrive(browser, product.origin, email)))
  const rows = await writeHistory(product, count)
  const [ada, ben] = await Promise.all(contexts.map((context) => openGroup(context, rows.at(-1)?.message_id ?? '')))
  if (!ada || !ben) throw new Error('Nobody came')
  tell('waiting until both browsers have archived them')
  await Promise.all([ada, ben].map((page) => waitForArchive(page, count)))

  const cleanUp = undo.move()
  return { browser, rows, ada, ben, [Symbol.asyncDispose]: () => cleanUp.disposeAsync() }
}

async function arrive(browser: Browser, origin: string, email: string): Promise<BrowserContext> {
  const { context, page } = await openBrowser(browser, origin)
  await page.goto('/app/login?returnTo=/app/chat')
  await signIn(page, email)
  await page.getByRole('button', { name: new RegExp(OTHER_GROUP) }).click()
  await expect(page.getByText('End-to-end encrypted')).toBeVisible({ timeout: 60_000 })
  await page.close()
  return context
}

async function writeHistory(product: Product, count: number): Promise<MessageRow[]> {
  const authors = await Promise.all(AUTHORS.map((email) => openAuthor(product.origin, email)))
  const [founder] = authors
  if (!founder) throw new Error('Nobody writes')
  const readers = await Promise.all(READERS.map((email) => signInByCall(product.origin, email)))
  const members = [...authors, ...readers.map(({ user }) => user)].map(({ userId }) => userId)
  const groupId = await founder.createGroup(GROUP, members)
  tell(`sealing ${count} messages`)
  const rows = await sealHistory(authors, groupId, createTexts(count), Date.now() - 60_000)
  tell('storing them')
  await product.stop()
  await storeRows(join(product.dataDir, 'database'), rows)
  await product.restart()
  return rows
}

function* linesOf(rows: readonly MessageRow[]): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** Writes the rows while the server is away. */
async function storeRows(dataDir: string, rows: readonly MessageRow[]): Promise<void> {
  const child = spawn(process.execPath, ['--conditions=umkreis-source', '--no-warnings', STORE, dataDir], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  await pipeline(Readable.from(linesOf(rows)), child.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error('The messages could not be stored')
}

async function openGroup(context: BrowserContext, newestId: string): Promise<Page> {
  const page = await context.newPage()
  await watchPaint(page, GROUP, newestId)
  await page.goto('/app/chat')
  await page.getByRole('button', { name: new RegExp(GROUP) }).click()
  await expect(page.locator(`[data-message-id="${newestId}"]`)).toBeVisible({ timeout: 60_000 })
  return page
}

/** Waits until this browser has archived every page of the history. */
async function waitForArchive(page: Page, count: number): Promise<void> {
  const wanted = Math.floor(count / PAGE_SLOTS) + 1
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if ((await countArchived(page)) >= wanted) return
    await page.waitForTimeout(500)
  }
  throw new Error('The history was not archived')
}

function countArchived(page: Page): Promise<number> {
  return page.evaluate(async (pages) => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('umkreis-history-'))?.name
    if (!name) return 0
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error as Error))
      })
    const database = await settle(indexedDB.open(name))
    try {
      const range = IDBKeyRange.bound(pages, `${pages}\uFFFF`)
      return await settle(database.transaction('marks').objectStore('marks').count(range))
    } finally {
      database.close()
    }
  }, PAGES)
}
