import type { Page } from '@playwright/test'
import { QUESTION } from './cast.ts'
import type { Screen } from './screen.ts'

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const result = (query: string) => `/app/surround-me/result?query=${encodeURIComponent(query)}`
const CV = `Nele Anders
Control engineer
1010 Wien, Österreich

Profile
I make cabins stop where they should. Ask me about drives, and about the weather at three thousand metres.

Skills
PLC programming, Rust, Functional safety, Control engineering, Commissioning

Languages
German, Portuguese
`
/** The onboarding goes on where it was left; each of its screens starts anew. */
const forgetAnswers = (page: Page) => page.evaluate(() => sessionStorage.clear())
const firstFound = (page: Page) => page.getByRole('option').filter({ hasText: 'Inês Carvalho' })

/** What members see outside of the chat. */
export const memberScreens: readonly Screen[] = [
  {
    name: 'Onboarding 1',
    as: 'newcomer',
    path: '/app/onboarding',
    before: forgetAnswers,
    shows: (page) => page.getByLabel('First name'),
  },
  {
    name: 'Onboarding 2',
    as: 'newcomer',
    path: '/app/onboarding',
    before: forgetAnswers,
    reach: introduce,
    shows: (page) => page.getByLabel('Position'),
  },
  {
    name: 'Onboarding 3',
    as: 'newcomer',
    path: '/app/onboarding',
    before: forgetAnswers,
    async reach(page) {
      await introduce(page)
      await page.getByLabel('Position').fill('Control Engineer')
      await page.getByLabel('Skills').fill('PLC, Rust')
      await page.getByLabel('Skills').press('Enter')
      await page.getByRole('button', { name: 'Last step' }).click()
    },
    shows: (page) => page.getByRole('combobox', { name: 'Country' }),
  },
  {
    name: 'Onboarding, what was found in a CV',
    as: 'newcomer',
    path: '/app/onboarding',
    before: forgetAnswers,
    async reach(page) {
      await page.getByLabel('First name').fill('Nele')
      await page.getByRole('button', { name: 'Fill in from LinkedIn or a CV' }).click()
      await page.getByLabel('Or paste the text of a CV').fill(CV)
      await page.getByRole('button', { name: 'Read the text' }).click()
    },
    shows: (page) => page.getByRole('heading', { name: 'What was found' }),
  },
  {
    name: 'My notes',
    as: 'manager',
    path: '/app/home/notes',
    // Below, the address leads to the feed.
    from: 993,
    async reach(page) {
      const begin = page.getByRole('button', { name: 'New note' }).first()
      await begin.waitFor()
      if (await page.getByRole('textbox', { name: 'Title' }).isVisible()) return
      await begin.click()
      await page.getByRole('textbox', { name: 'Title' }).fill('K8s-Umzug: offene Fragen')
      await page.getByRole('textbox', { name: 'Text' }).click()
      await page.keyboard.type('Das Wartungsfenster ist **kurz**, sagt Tomasz.')
      await page.keyboard.press('Enter')
      await page.keyboard.type('[x] Kunden in Porto informieren')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Bereitschaft klären')
    },
    shows: (page) => page.getByText(/^Saved/),
  },
  {
    name: 'My notes, on a small screen',
    as: 'manager',
    path: '/app/home?show=notes',
    upTo: 992,
    shows: (page) => page.getByRole('button', { name: 'New note' }),
  },
  { name: 'Surround me', as: 'manager', path: '/app/surround-me', shows: title('Who are you looking for?') },
  {
    name: 'Surround me, half typed',
    as: 'manager',
    path: '/app/surround-me',
    reach: (page) =>
      page.locator('main').locator('input, textarea').first().fill('who has run a Kubernetes migration and speaks por'),
    shows: (page) => page.getByRole('option').filter({ hasText: 'Portuguese' }),
  },
  {
    name: 'Surround me, nobody else here',
    as: 'founder',
    path: '/app/surround-me',
    shows: title('Who are you looking for?'),
  },
  { name: 'People found', as: 'manager', path: result(QUESTION), shows: firstFound },
  {
    name: 'People found, two chosen',
    as: 'manager',
    path: result(QUESTION),
    async reach(page) {
      await firstFound(page).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
    },
    shows: (page) => page.getByText('2 selected'),
  },
  {
    name: 'Matching people',
    as: 'manager',
    path: '/app/matchingPeople',
    shows: (page) => page.getByRole('region', { name: 'For you' }).getByRole('heading', { level: 3 }).first(),
  },
  {
    name: 'Compared with somebody',
    as: 'manager',
    path: '/app/matchingPeople',
    reach: (page) =>
      page
        .getByRole('link', { name: /^Compare with/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('heading', { level: 1, name: /^You and/ }),
  },
  {
    name: 'Scanner without a camera',
    as: 'manager',
    path: '/app/matchingPeople',
    reach: (page) => page.getByRole('button', { name: 'Scan a QR code' }).click(),
    shows: (page) => page.getByRole('alertdialog').getByText(/^Camera is blocked/),
  },
  {
    name: 'Feed',
    as: 'manager',
    path: '/app/home',
    shows: (page) => page.getByRole('article', { name: 'Sven Krüger' }).first(),
  },
  {
    name: 'Feed, comments and a question being written',
    as: 'manager',
    path: '/app/home',
    async reach(page) {
      await page.getByRole('button', { name: '7 comments' }).click()
      await page.getByRole('button', { name: 'Ask who knows' }).click()
    },
    shows: (page) => page.getByRole('region', { name: 'Comments on the post of Sven Krüger' }).getByRole('listitem'),
  },
  {
    name: 'Feed, being mentioned and the preview of a link',
    as: 'manager',
    path: '/app/home',
    before: addMentionAndLink,
    shows: (page) => page.getByRole('region', { name: 'You were mentioned' }),
  },
  {
    name: 'Own QR code',
    as: 'manager',
    path: '/app/profile',
    reach: (page) => page.getByRole('button', { name: 'Show QR-Code' }).click(),
    shows: (page) => page.getByRole('img', { name: /^QR code that leads/ }),
    from: 490,
  },
  {
    name: 'Own QR code or profile info',
    as: 'manager',
    path: '/app/profile',
    async reach(page) {
      await page.getByRole('button', { name: 'QR code and profile info' }).click()
      await page.getByRole('radio', { name: 'Profile info' }).click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'Your profile' }),
    upTo: 489,
  },
  {
    name: 'Write to each of the people found',
    as: 'manager',
    path: result(QUESTION),
    async reach(page) {
      await firstFound(page).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await page.getByRole('button', { name: 'Write to each' }).click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'Write to each of 2 people' }),
  },
  {
    name: 'Person in focus',
    as: 'manager',
    path: result(QUESTION),
    reach: (page) => firstFound(page).click(),
    shows: (page) => page.getByRole('dialog', { name: 'The person in focus' }),
    upTo: 1199,
  },
  {
    name: 'Filter by city',
    as: 'manager',
    path: result(QUESTION),
    async reach(page) {
      await firstFound(page).waitFor()
      await page.getByRole('button', { name: 'Add filter' }).click()
      await page.getByRole('menuitem', { name: 'City' }).click()
    },
    shows: (page) => page.getByRole('dialog', { name: 'Filter by city' }),
  },
  {
    name: 'Nobody really fits',
    as: 'manager',
    path: result('who can juggle five torches and speaks Portuguese in Porto'),
    shows: (page) => page.getByText('Nobody really fits'),
  },
  {
    name: 'Nobody found',
    as: 'manager',
    path: result('zzyzx qwrtl'),
    shows: (page) => page.getByText('Nobody found'),
  },
  {
    name: 'Search fails',
    as: 'manager',
    path: result(QUESTION),
    before: (page) => page.route(/\/api\/users\/search/, (route) => route.abort()),
    shows: (page) => page.getByText('The search did not answer'),
  },
  {
    name: 'People insights',
    as: 'manager',
    path: '/app/insights/people',
    shows: (page) => page.getByRole('region', { name: /skills rest on fewer than five people/ }),
    isLong: true,
  },
  {
    name: 'What is measured',
    as: 'manager',
    path: '/app/insights/measured',
    shows: (page) => page.getByRole('switch', { name: 'Count me in these figures' }),
    isLong: true,
  },
  {
    name: 'Company metrics',
    as: 'manager',
    path: '/app/home?show=metrics',
    shows: (page) => page.getByRole('region', { name: 'Python is known best among us' }),
    isLong: true,
  },
  { name: 'Profile', as: 'manager', path: '/app/profile', shows: title('Edit profile information'), isLong: true },
  {
    name: 'Profile, incomplete',
    as: 'founder',
    path: '/app/profile',
    async reach(page) {
      await page.getByLabel('First name').fill('')
      await page.getByRole('combobox', { name: 'Position' }).fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    },
    shows: (page) => page.getByText('First name is required'),
    isLong: true,
  },
  {
    name: 'Profile, password and sign-ins',
    as: 'manager',
    path: '/app/profile/password',
    shows: (page) => page.getByRole('list', { name: 'Sign-ins' }).getByText('This one'),
  },
  {
    name: 'Profile, passkeys',
    as: 'manager',
    path: '/app/profile/password',
    before: (page) =>
      page.route('**/api/auth/passkeys', (route) => route.fulfill({ json: twoPasskeys(new URL(page.url()).hostname) })),
    shows: (page) => page.getByRole('list', { name: 'Your passkeys' }).getByText('iCloud Keychain'),
  },
  {
    name: 'Profile, support',
    as: 'manager',
    path: '/app/profile/support',
    async reach(page) {
      await page.getByText('Who can read my messages?').click()
      await page.getByRole('button', { name: 'Send' }).click()
    },
    shows: (page) => page.getByText('Subject is required'),
  },
  {
    name: 'Menu',
    as: 'manager',
    path: '/app/profile',
    reach: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Menu' }),
    upTo: 992,
  },
  {
    name: 'Command palette',
    as: 'manager',
    path: '/app/profile',
    async reach(page) {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('kar')
    },
    shows: (page) => page.getByRole('option').filter({ hasText: 'Karim Haddad' }),
  },
  { name: 'Profile, global user', as: 'global', path: '/app/profile', shows: title('Edit profile information') },
  {
    name: 'Page not found',
    as: 'manager',
    path: '/app/nowhere',
    shows: title('Page not found'),
  },
  {
    name: 'Screen broken',
    as: 'manager',
    path: '/app/profile',
    before: (page) => page.route(/\/app\/assets\/profile-[^/]*\.js$/i, (route) => route.abort()),
    shows: title('Oops, error :('),
  },
  {
    // A server that can't be reached at all is another matter: then the device shows what it keeps.
    name: 'Server with a problem',
    as: 'manager',
    path: '/app/profile',
    before: (page) => page.route(/\/api\/users\//, (route) => route.fulfill({ status: 500 })),
    shows: title('Your data did not come'),
  },
]

/** What colleagues and the pages of others would bring: a test asks nobody outside. */
async function addMentionAndLink(page: Page): Promise<void> {
  await page.route(/\/api\/feed\/posts(\?|$)/, async (route) => {
    const response = await route.fetch()
    const feed = await response.json()
    const all = [...feed.pinned, ...feed.posts]
    const picture = all.flatMap((post) => post.pictures).at(0) ?? null
    all.forEach((post, at) => {
      post.linkCard = {
        url: 'https://seilbahn.example/leipzig/pruefhalle',
        title: 'Die neue Prüfhalle in Leipzig',
        description: 'Ein Dach wie eine Säge, und darunter Platz für drei Kabinen.',
        siteName: 'Seilbahn heute',
        // With a picture and without one.
        picture: at === 0 ? picture : null,
      }
    })
    await route.fulfill({ response, json: feed })
  })
  await page.route('**/api/feed/mentions', async (route) => {
    const feed = await (await route.fetch({ url: new URL('/api/feed/posts', page.url()).href })).json()
    const [{ postId, author, createdAt }] = feed.posts
    const text = 'Can you say when the hall opens, @Johanna Brandt? The people in Porto ask me each day.'
    await route.fulfill({ json: [{ postId, commentId: null, author, text, createdAt }] })
  })
}

function twoPasskeys(rpId: string) {
  const windows = {
    passkeyId: 'windows',
    credentialId: 'AAAA',
    name: 'Windows Hello',
    createdAt: '2026-03-02T08:00:00.000Z',
    lastUsedAt: null,
    isSynced: false,
  }
  const keychain = { ...windows, passkeyId: 'keychain', name: 'iCloud Keychain', isSynced: true }
  return {
    passkeys: [{ ...keychain, lastUsedAt: '2026-03-03T08:00:00.000Z' }, windows],
    needsPassword: true,
    rpId,
    userHandle: 'AAAA',
  }
}

async function introduce(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Nele')
  await page.getByLabel('Last name').fill('Neu')
  await page.getByLabel('Description').fill('New in the control team.')
  await page.getByRole('button', { name: 'Next' }).click()
}
