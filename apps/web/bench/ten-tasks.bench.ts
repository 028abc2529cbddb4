// Ten times "find someone who ...", as somebody does it who types with ordinary speed: from the page being asked for until
// the conversation with who was found is open. Beside it the promise: 30 seconds, in at most eight interactions. A text that
// is typed is one interaction, and so is each key or click after it; what was found is read before it is chosen.
import { chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { openBrowser, signIn } from '../tests/e2e/_util/people.ts'
import { startProduct } from '../tests/e2e/_util/product.ts'

/** 50 words a minute. */
const KEY_MS = 240
const READING_MS = 3000
const LIMIT_SECONDS = 30
const LIMIT_INTERACTIONS = 8
const patient = expect.configure({ timeout: 60_000 })

/** What is asked, and what the first of those who are found must say of themselves. */
const TASKS: readonly (readonly [question: string, fits: RegExp])[] = [
  ['who has run a Kubernetes migration and speaks Portuguese, near Munich?', /Inês Carvalho/],
  ['Wer spricht Türkisch und kennt sich mit UX Research aus?', /Aylin Demir/],
  ['CAD mentor in Leipzig', /Jonas Feld/],
  ['somebody in Wien who predicts bearing wear', /Priya Raman/],
  ['Seilbahn Zulassung München', /München.*Seilbahn-Zulassung/],
  ['Ersthelfer München', /München.*Erste Hilfe/],
  ['Pyhton data scientist', /Data Scientist.*Python/],
  ['Lohnbuchhaltung', /Lohnabrechnung|Payroll/],
  ['Tomasz Zielinsky', /Tomasz Zieliński/],
  ['PLC programmer in Augsburg', /Augsburg.*SPS/],
]

/** One task, done once. @throws {Error} If the first person found is not the one who was needed. */
async function find(page: Page, question: string, fits: RegExp): Promise<{ seconds: number; interactions: number }> {
  let interactions = 0
  const interact = async (act: Promise<void>) => {
    interactions += 1
    await act
  }
  const began = performance.now()
  await page.goto('/app/surround-me')
  const field = page.getByLabel('Who are you looking for?')
  await field.waitFor()
  if (!(await field.evaluate((element) => element === document.activeElement))) await interact(field.click())
  await interact(page.keyboard.type(question, { delay: KEY_MS }))
  await interact(page.keyboard.press('Enter'))
  const first = page.getByRole('listbox', { name: 'People, closest first' }).getByRole('option').first()
  await patient(first).toBeFocused()
  await patient(first).toContainText(fits)
  await page.waitForTimeout(READING_MS)
  await interact(page.keyboard.press('Control+Enter'))
  await patient(page).toHaveURL(/\/app\/chat/)
  await patient(page.getByRole('textbox', { name: /^Write to/ })).toBeVisible()
  return { seconds: (performance.now() - began) / 1000, interactions }
}

async function prepare() {
  await using product = await startProduct()
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
  const cases = []
  try {
    const { page } = await openBrowser(browser, product.origin)
    await page.goto('/app/login')
    await signIn(page, 'j.brandt@lindwerk.example')
    for (const [question, fits] of TASKS) {
      const { seconds, interactions } = await find(page, question, fits)
      process.stderr.write(`${question}: ${seconds.toFixed(1)} s, ${interactions} interactions\n`)
      cases.push(
        toCase(`find "${question}"`, 's', seconds, LIMIT_SECONDS),
        toCase(`find "${question}"`, 'interactions', interactions, LIMIT_INTERACTIONS),
      )
    }
  } finally {
    await browser.close()
  }
  return { cases }
}

const toCase = (name: string, unit: string, ours: number, limit: number) => ({
  name,
  unit,
  peerName: `${limit} ${unit}`,
  goal: { atMost: 1 },
  rounds: 1,
  measure: () => Promise.resolve({ ours, peer: limit }),
})

export default { area: 'ten-tasks', cases: prepare }
