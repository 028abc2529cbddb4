import { expect, test, type Page } from './_util/test.ts'
import { openBrowser, signIn } from './_util/people.ts'
import { startProduct, type Product } from './_util/product.ts'

const QUESTION = 'who has run a Kubernetes migration and speaks Portuguese, near Munich?'
const RESULT = `/app/surround-me/result?query=${encodeURIComponent(QUESTION)}`

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product[Symbol.asyncDispose]())

const people = (page: Page) => page.getByRole('listbox', { name: 'People, closest first' }).getByRole('option')
const question = (page: Page) => page.getByLabel('Who are you looking for?')
const chip = (page: Page, words: string) => page.getByRole('button', { name: `Remove ${words}` })

async function openAt(browser: Parameters<typeof openBrowser>[0], path: string): Promise<Page> {
  const { page } = await openBrowser(browser, product.origin)
  await page.goto('/app/login')
  await signIn(page, 'j.brandt@lindwerk.example')
  await page.goto(path)
  return page
}

test('the circle answers while one types, and three keys lead into a conversation', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me')
  await question(page).pressSequentially('who has run a Kubernetes migration and speaks por')
  await expect(page.getByRole('option', { name: /^Portuguese/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Inês Carvalho, meets 2 of 2 parts$/ })).toBeVisible()
  await expect(page.getByText(/of 239 colleagues are in your circle so far/)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(question(page)).toHaveValue('who has run a Kubernetes migration and speaks Portuguese ')
  await page.keyboard.press('Enter')
  await expect(people(page).first()).toBeFocused()
  await expect(people(page).first()).toContainText('Inês Carvalho')

  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/app\/chat$/)
  await expect(page.getByRole('region', { name: 'Inês Carvalho' })).toBeVisible()
  expect(await page.evaluate(() => ['fromSurroundMe', 'newGroupId'].map((key) => sessionStorage.getItem(key)))).toEqual(
    [null, null],
  )
})

test('no line of the circle crosses a letter, and nobody stands on another', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me')
  test.slow()
  const sizes = [
    [1440, 900],
    [1366, 700],
    [1024, 768],
    [800, 1000],
    [390, 844],
    [320, 640],
  ] as const
  for (const asked of ['who has run a Kubernetes migration and speaks Portuguese', 'Who speaks Portuguese', '']) {
    // Wide enough for everybody who matches to be seen.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('input[data-question]').fill(asked)
    if (asked !== '') await expect(page.getByRole('button', { name: /^Inês Carvalho, meets/ })).toBeVisible()
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => page.evaluate(findCrossings), { message: `"${asked}", ${width} by ${height}` })
        .toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('the longest question of the story fits its field on a laptop', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me')
  await page.setViewportSize({ width: 1440, height: 900 })
  await question(page).fill(QUESTION)
  expect(await question(page).evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
})

test('who has asked nothing yet is offered questions that find somebody', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me')
  await page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/surround-me\/result\?query=/)
  await expect(people(page).first()).toBeVisible()
})

test('the address is the question: chips change it, back and reload bring it again', async ({ browser }) => {
  const page = await openAt(browser, RESULT)
  await expect(people(page).first()).toContainText('meets 3 of 3 parts')
  await chip(page, 'Speaks Portuguese').click()
  await expect(question(page)).toHaveValue('who has run a Kubernetes migration, near Munich?')
  await expect(people(page).first()).toContainText('of 2 parts')
  await page.goBack()
  await expect(question(page)).toHaveValue(QUESTION)
  await expect(people(page).first()).toContainText('of 3 parts')
  await page.reload()
  await expect(chip(page, 'Speaks Portuguese')).toBeVisible()
})

test('what comes late above a screen finds its room kept, and moves nothing that one is about to press', async ({
  browser,
}) => {
  const page = await openAt(browser, RESULT)
  // The first device is asked to save the code, a further one is closed.
  const notice = page.getByRole('complementary', { name: /^Save your recovery code$|^Your messages are closed/ })
  await expect(notice).toBeVisible()
  const placeOf = () => question(page).evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const place = await placeOf()
  // Before the hub and the keys have answered it is not known yet whether the line comes.
  await page.routeWebSocket(/./, () => undefined)
  await page.route(/\/api\/e2ee\//, () => undefined)
  await page.reload()
  await expect(chip(page, 'Speaks Portuguese')).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await placeOf()).toBe(place)
})

test('a filter is chosen by hand and taken off again', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me/result?query=Kubernetes')
  // What moves is scrolled to before it is pressed; the page would move, and close the list over it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'City' }).click()
  await page.getByRole('combobox', { name: 'City' }).fill('Augsburg')
  await page.getByRole('option', { name: /^Augsburg/ }).click()
  await expect(page).toHaveURL(/city=Augsburg/)
  await expect(people(page).first()).toContainText('Augsburg')
  await chip(page, 'Augsburg').click()
  await expect(page).not.toHaveURL(/city=/)
})

test('keys move, choose and clear, and who was chosen stays chosen over questions', async ({ browser }) => {
  const page = await openAt(browser, RESULT)
  await expect(people(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(people(page).nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(people(page).first()).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('/')
  await expect(question(page)).toBeFocused()
  await page.keyboard.type('Leipzig')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=Leipzig/)
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(people(page).first()).toContainText('Leipzig')
  await people(page).first().focus()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 selected')).toBeHidden()

  await page.goBack()
  await expect(question(page)).toHaveValue(QUESTION)
})

test('a double click starts one group', async ({ browser }) => {
  const page = await openAt(browser, RESULT)
  await expect(people(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  let made = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/groups')) made++
  })
  await page.getByRole('button', { name: 'Start a group' }).dblclick()
  await expect(page).toHaveURL(/\/app\/chat/)
  await expect(page.getByRole('region', { name: 'Conversations' })).toBeVisible()
  expect(made).toBe(1)
})

test('a group that can’t be made says why, keeps who was chosen, and is made on Retry', async ({ browser }) => {
  const page = await openAt(browser, RESULT)
  await expect(people(page).first()).toBeFocused()
  let refusals = 1
  await page.route('**/api/groups', (route) => {
    if (route.request().method() !== 'POST' || refusals-- <= 0) return route.continue()
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Not now',
        status: 503,
        detail: 'The groups rest for a moment.',
        requestId: '1',
      },
    })
  })
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Start a group' }).click()
  await expect(page.getByText('The groups rest for a moment.')).toBeVisible()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/\/app\/chat$/)
})

test('a search that fails keeps the question and is made on Retry', async ({ browser }) => {
  const page = await openAt(browser, '/app/profile')
  let isDown = true
  await page.route('**/api/users/search?*', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(RESULT)
  await expect(page.getByRole('alert')).toContainText('The search did not answer')
  await expect(question(page)).toHaveValue(QUESTION)
  isDown = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(people(page).first()).toContainText('Inês Carvalho')
})

test('nobody found is said plainly, with what to ask instead', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me/result?query=qwxzvk')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask in other words' }).click()
  await expect(question(page)).toHaveValue('qwxzvk')
})

test('recent questions are offered again', async ({ browser }) => {
  const page = await openAt(browser, '/app/surround-me')
  await question(page).fill('CAD mentor, Leipzig')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/surround-me\/result/)
  await page.goto('/app/surround-me')
  await question(page).click()
  await page.getByRole('button', { name: 'CAD mentor, Leipzig' }).click()
  await expect(page).toHaveURL(/query=CAD\+mentor/)
})

/** Lines that run through letters or icons, and boxes of people that overlap; as one sentence each. */
function findCrossings(): string[] {
  const stage = document.querySelector('main')
  if (!stage) return ['no stage']
  const found: string[] = []
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
  }
  const isShown = (element: Element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none'
  const words = [...stage.querySelectorAll('h1, p, output:not(search *), button + span > span')].filter(isShown)
  for (const path of stage.querySelectorAll<SVGPathElement>('svg g path')) {
    const svg = path.ownerSVGElement
    // Only the arcs of the circle: icons draw their own lines.
    if (!svg || svg.getBoundingClientRect().width < 300) continue
    const origin = svg.getBoundingClientRect()
    const length = path.getTotalLength()
    for (let at = 0; at <= length; at += 2) {
      const { x, y } = path.getPointAtLength(at)
      const [left, top] = [x + origin.left, y + origin.top]
      const word = words.find((element) =>
        linesOf(element).some((box) => left > box.left && left < box.right && top > box.top && top < box.bottom),
      )
      if (word) {
        found.push(`a line crosses "${word.textContent}"`)
        break
      }
    }
  }
  const bodies = [...stage.querySelectorAll('button[aria-label*=", meets"]')].map((one) => one.getBoundingClientRect())
  const edge = stage.getBoundingClientRect()
  const covered = [...stage.querySelectorAll('h1, search')].flatMap(linesOf)
  bodies.forEach((a, index) => {
    if (a.left < edge.left || a.right > edge.right) found.push('somebody is cut off')
    for (const b of covered) {
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        found.push('somebody stands on words')
    }
    for (const b of bodies.slice(index + 1)) {
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) found.push('two people overlap')
    }
  })
  return found
}
