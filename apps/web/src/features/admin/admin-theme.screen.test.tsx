import type { CompanyTheme, SavedTheme } from '@umkreis/schemas'
import { findViolations } from '@umkreis/design-system/testing'
import { vars } from '@umkreis/design-system/tokens'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { refuse, renderApp, type Answer, type Answers } from '../../testing/render-app.tsx'

const PATH = '/themes/company-current-theme'
const OWN = { banner: '#FF7941', bgcolor: '#FFF8F6', line1: '#124D4D', line2: '#FF7941' }
const createTheme = (themeId: string, themeName: string, colours: Partial<typeof OWN> = {}) =>
  ({
    themeId,
    themeName,
    values: Object.entries({ ...OWN, ...colours }).map(([name, value]) => ({ name, value })),
  }) as CompanyTheme
const lindwerk = createTheme('t1', 'Lindwerk')

/** A server with one look, as the real one keeps it: each saving gets an id of its own. */
function serve(first: CompanyTheme = lindwerk) {
  let saved = first
  let count = 1
  let history: SavedTheme[] = []
  const replace = (theme: CompanyTheme): Answer => {
    const replaced = saved
    saved = theme
    const isKept = ({ themeName, values }: CompanyTheme) =>
      JSON.stringify([themeName, values]) === JSON.stringify([theme.themeName, theme.values])
    const savedAt = `2026-11-2${count % 10}T09:00:00.000Z`
    if (theme.themeId !== 'default')
      history = [{ ...theme, savedAt, savedBy: 'Johanna Brandt' }, ...history.filter((one) => !isKept(one))]
    return { ...theme, replaced }
  }
  const answers: Answers = {
    'GET /users/johanna': () => johanna,
    'GET /users': () => [johanna],
    [`GET ${PATH}`]: () => saved,
    'GET /manager/themes': () => ({ themes: history }),
    [`PUT ${PATH}`]: ({ body }) => replace({ ...(body as CompanyTheme), themeId: `t${(count += 1)}` as never }),
    [`DELETE ${PATH}`]: () => replace(createTheme('default', 'Umkreis')),
  }
  return { answers, saved: () => saved, saveElsewhere: (theme: CompanyTheme) => void (saved = theme) }
}

/** As many saved looks, each with a banner of its own. */
const withHistory = (answers: Answers, count: number, name?: string): Answers => ({
  ...answers,
  'GET /manager/themes': () => ({
    themes: Array.from({ length: count }, (_, index) => ({
      ...createTheme(`h${index + 1}`, name ?? `Look ${index + 1}`, { banner: `#10000${index + 1}` }),
      savedAt: '2026-11-20T09:00:00.000Z',
      savedBy: 'Johanna Brandt',
    })),
  }),
})

const open = (answers: Answers) => renderApp('/app/admin/theme', answers, { userId: 'johanna', role: 'Manager' })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Save theme' })
const worn = (name: keyof typeof vars.color) =>
  getComputedStyle(document.documentElement).getPropertyValue(vars.color[name].slice(4, -1)).toUpperCase()
/** Messages of an earlier test may still stand there; the newest comes first. */
const toastButton = (message: RegExp, name: string) =>
  page.getByRole('alertdialog').filter({ hasText: message }).first().getByRole('button', { name })
const dialogButton = (name: string) => page.getByRole('alertdialog').getByRole('button', { name })

describe('the colours of the organisation', () => {
  it('are saved for everybody, worn at once, and taken back again', async () => {
    const server = serve()
    const app = await open(server.answers)
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true')

    await field('banner').fill('#F2B705')
    await save().click()

    await expect.element(page.getByText(/^The theme is saved/).first()).toBeVisible()
    expect(app.calls.find(({ name }) => name === `PUT ${PATH}`)?.body).toEqual({
      themeName: 'Lindwerk',
      values: [{ name: 'banner', value: '#F2B705' }, ...lindwerk.values.slice(1)],
    })
    expect(worn('accent')).toBe('#F2B705')
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true')

    await toastButton(/^The theme is saved/, 'Undo').click()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await vi.waitFor(() => expect(worn('accent')).toBe('#FF7941'))
  })

  it('are refused at their field when they are none, and cannot be saved until they are', async () => {
    const server = serve()
    const app = await open(server.answers)
    await field('banner').fill('red')
    await field('line1').fill('#12')
    await userEvent.tab()
    await expect.element(field('banner')).toHaveAccessibleDescription(/not a name/)
    await expect.element(field('line1')).toHaveAccessibleDescription(/six digits/)
    await expect.element(page.getByText('Mend banner, line1 first.')).toBeVisible()
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
    await field('banner').click()
    await userEvent.keyboard('{Enter}')
    expect(app.calls.some(({ name }) => name === `PUT ${PATH}`)).toBe(false)
  })

  it('say what is drawn in place of one that could not be seen', async () => {
    await open(serve().answers)
    await field('bgcolor').fill('#FFFFFF')
    await field('line2').fill('#FFFFFF')
    await expect.element(field('line2')).toHaveAccessibleDescription(/Too faint on the page \(1\.0\)\. Drawn as #/)
    await expect.element(page.getByText(/all pass AA/)).toBeVisible()
    await page.getByRole('button', { name: /What was moved/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Moved until it can be read' })).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('stay as they were typed when saving fails, which is said above the button', async () => {
    const server = serve()
    await open({ ...server.answers, [`PUT ${PATH}`]: () => refuse(503, 'Please try again in a moment') })
    await field('banner').fill('#F2B705')
    await save().click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The theme is not saved. Please try again in a moment')
    await expect.element(field('banner')).toHaveValue('#F2B705')
    await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
    expect(worn('accent')).toBe('#FF7941')
  })

  it('are sent once, however often one presses, and keep what is typed meanwhile', async () => {
    const server = serve()
    const gate = Promise.withResolvers<void>()
    const app = await open({
      ...server.answers,
      [`PUT ${PATH}`]: async (call) => {
        await gate.promise
        return server.answers[`PUT ${PATH}`]!(call)
      },
    })
    await field('banner').fill('#F2B705')
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await field('line1').fill('#1F3A6E')
    gate.resolve()
    await expect.element(page.getByText(/^The theme is saved/).first()).toBeVisible()
    expect(app.calls.filter(({ name }) => name === `PUT ${PATH}`)).toHaveLength(1)
    await expect.element(field('line1')).toHaveValue('#1F3A6E')
    await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('go back to Umkreis’ own after a question', async () => {
    const server = serve(createTheme('t1', 'Gletscher', { banner: '#F2B705' }))
    await open(server.answers)
    await vi.waitFor(() => expect(worn('accent')).toBe('#F2B705'))
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('menuitem', { name: /Umkreis/ }).click()
    await dialogButton('Reset').click()
    await expect.element(page.getByText(/wears Umkreis’ own colours now/).first()).toBeVisible()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await vi.waitFor(() => expect(worn('accent')).toBe('#FF7941'))
    expect(server.saved().themeId).toBe('default')
  })

  it('go back to the saved ones, and forth again by undoing it', async () => {
    await open(serve().answers)
    await field('banner').fill('#F2B705')
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('menuitem', { name: /saved theme/ }).click()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await toastButton(/^Back to the saved theme/, 'Undo').click()
    await expect.element(field('banner')).toHaveValue('#F2B705')
  })
})

describe('the focus', () => {
  const focused = () => document.activeElement?.textContent

  it('stays on Save once it is done, which then says why it does nothing', async () => {
    const app = await open(serve().answers)
    await field('banner').fill('#F2B705')
    save().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^The theme is saved/).first()).toBeVisible()
    await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(save()).toHaveFocus()
    await expect.element(save()).toHaveAccessibleDescription(/\S/)
    await userEvent.keyboard('{Enter} ')
    expect(app.calls.filter(({ name }) => name === `PUT ${PATH}`)).toHaveLength(1)
    expect(await findViolations()).toEqual([])
  })

  it('comes back to Reset when Umkreis’ own colours are confirmed', async () => {
    await open(serve(createTheme('t1', 'Gletscher', { banner: '#F2B705' })).answers)
    await expect.element(field('banner')).toHaveValue('#F2B705')
    page.getByRole('button', { name: 'Reset' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await page.getByRole('menuitem', { name: /Umkreis/ }).click()
    await dialogButton('Reset').click()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await vi.waitFor(() => expect(focused()).toBe('Reset'))
  })

  it('goes to Save when the other’s theme is taken', async () => {
    const server = serve()
    await open(server.answers)
    await field('banner').fill('#F2B705')
    server.saveElsewhere(createTheme('theirs', 'Firn', { banner: '#123C69' }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect.element(save()).toHaveFocus()
  })
})

describe('undoing', () => {
  it('leaves what was typed since as it is, and takes back the rest', async () => {
    await open(serve().answers)
    await field('banner').fill('#F2B705')
    await save().click()
    await expect.element(page.getByText(/^The theme is saved/).first()).toBeVisible()
    await field('Theme name').fill('Winter')
    await toastButton(/^The theme is saved/, 'Undo').click()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await expect.element(field('Theme name')).toHaveValue('Winter')
    await expect.element(save()).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('of going back to the saved ones does so too', async () => {
    await open(serve().answers)
    await field('banner').fill('#F2B705')
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByRole('menuitem', { name: /saved theme/ }).click()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await field('Theme name').fill('Winter')
    await toastButton(/^Back to the saved theme/, 'Undo').click()
    await expect.element(field('banner')).toHaveValue('#F2B705')
    await expect.element(field('Theme name')).toHaveValue('Winter')
  })

  it('is over as soon as the next saving begins', async () => {
    const server = serve()
    const gate = Promise.withResolvers<void>()
    let count = 0
    await open({
      ...server.answers,
      [`PUT ${PATH}`]: async (call) => {
        if ((count += 1) > 1) await gate.promise
        return server.answers[`PUT ${PATH}`]!(call)
      },
    })
    const toasts = page.getByRole('alertdialog')
    await field('Theme name').hover()
    await vi.waitFor(() => expect(toasts.elements()).toHaveLength(0), 10_000)
    await field('Theme name').fill('First')
    await userEvent.keyboard('{Enter}')
    await expect.element(toasts.first()).toBeVisible()
    await toasts.first().hover()
    await field('Theme name').fill('Second')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(toasts.elements()).toHaveLength(0))
    gate.resolve()
    await vi.waitFor(() => expect(server.saved().themeName).toBe('Second'))
    await toastButton(/^The theme is saved/, 'Undo').click()
    await expect.element(field('Theme name')).toHaveValue('First')
  })

  it('tells when it replaced what a third had saved, and brings that back', async () => {
    const server = serve()
    await open(server.answers)
    await field('banner').fill('#F2B705')
    await save().click()
    await expect.element(page.getByText(/^The theme is saved/).first()).toBeVisible()
    server.saveElsewhere(createTheme('third', 'Föhn', { banner: '#123C69' }))
    await toastButton(/^The theme is saved/, 'Undo').click()
    await expect.element(page.getByText('Saved over “Föhn”, which somebody else had saved meanwhile.')).toBeVisible()
    await toastButton(/“Föhn”/, 'Bring it back').click()
    await expect.element(field('Theme name')).toHaveValue('Föhn')
    expect(server.saved().themeName).toBe('Föhn')
  })
})

describe('two managers at once', () => {
  it('are told when one saves over the other, and can bring the other’s back', async () => {
    const server = serve()
    await open(server.answers)
    await field('banner').fill('#F2B705')
    server.saveElsewhere(createTheme('theirs', 'Firn', { banner: '#123C69' }))
    await save().click()
    await expect.element(page.getByText('Saved over “Firn”, which somebody else had saved meanwhile.')).toBeVisible()
    await toastButton(/^Saved over/, 'Bring it back').click()
    await expect.element(field('banner')).toHaveValue('#123C69')
    await expect.element(field('Theme name')).toHaveValue('Firn')
  })

  it('are told on coming back, and may take the other’s', async () => {
    const server = serve()
    await open(server.answers)
    await field('banner').fill('#F2B705')
    server.saveElsewhere(createTheme('theirs', 'Firn', { banner: '#123C69' }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(page.getByText(/Somebody else has saved “Firn” meanwhile/)).toBeVisible()
    await expect.element(field('banner')).toHaveValue('#F2B705')
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect.element(field('banner')).toHaveValue('#123C69')
  })
})

describe('leaving what is not saved', () => {
  it('is asked about first', async () => {
    const app = await open(serve().answers)
    await field('banner').fill('#F2B705')
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await dialogButton('Stay').click()
    expect(app.place()).toBe('/app/admin/theme')
    await expect.element(field('banner')).toHaveValue('#F2B705')
    await page.getByRole('link', { name: 'People', exact: true }).click()
    await dialogButton('Leave').click()
    await vi.waitFor(() => expect(app.place()).toBe('/app/admin'), 30_000)
  })
})

describe('the preview', () => {
  it.each(['Surround me', 'Chat', 'Home', 'Sign in'])(
    'shows %s in the look that is worked on, out of reach',
    async (screen) => {
      await open(serve().answers)
      await field('banner').fill('#F2B705')
      await page.getByRole('radio', { name: screen }).click()
      await page.getByRole('radio', { name: 'Dark' }).click()
      await page.getByRole('radio', { name: 'Phone' }).click()
      const figure = page.getByRole('figure', { name: new RegExp(`^${screen} in these colours: dark scheme, phone`) })
      const inner = figure.element().querySelector('[inert]') as HTMLElement
      const scope = inner.querySelector('[style*="--"]') as HTMLElement
      await vi.waitFor(() =>
        expect(scope.style.getPropertyValue(vars.color.banner.slice(4, -1)).toUpperCase()).toBe('#F2B705'),
      )
      expect(inner.getBoundingClientRect().height).toBeGreaterThan(100)
      expect(worn('accent')).toBe('#FF7941')
      expect(await findViolations()).toEqual([])
    },
  )
})

describe('a look stored with odd values', () => {
  it('is shown and worn with the product’s own colours in their place', async () => {
    const odd = {
      themeId: 't1',
      themeName: 'Odd',
      values: [
        { name: 'banner', value: 'red' },
        { name: 'bgcolor', value: '#12' },
        { name: 'line1', value: '#1F3A6E' },
        { name: 'font', value: 'x' },
      ],
    }
    await open({ ...serve().answers, [`GET ${PATH}`]: () => odd })
    await expect.element(field('banner')).toHaveValue('#FF7941')
    await expect.element(field('bgcolor')).toHaveValue('#FFF8F6')
    await expect.element(field('line1')).toHaveValue('#1F3A6E')
    await vi.waitFor(() => expect(worn('ink')).toBe('#1F3A6E'))
    expect(worn('accent')).toBe('#FF7941')
  })
})

describe('the themes that were saved before', () => {
  it('are shown as swatches; one press previews one, another has it back', async () => {
    const server = serve()
    const app = await open(server.answers)
    await expect.element(page.getByText('Each theme that you save is kept here', { exact: false })).toBeVisible()
    await field('banner').fill('#F2B705')
    await save().click()
    const first = page.getByRole('button', { name: /^Preview Lindwerk/ })
    await expect.element(first).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByText('In use')).toBeVisible()
    await field('Theme name').fill('Winter')
    await field('banner').fill('#1F3A6E')
    await save().click()
    await expect.element(page.getByRole('button', { name: /^Preview Winter/ })).toHaveAttribute('aria-pressed', 'true')

    await first.click()
    await expect.element(field('banner')).toHaveValue('#F2B705')
    // Nobody wears it yet.
    expect(server.saved().themeName).toBe('Winter')
    expect(await findViolations()).toEqual([])
    await page.getByRole('button', { name: 'Restore Lindwerk' }).click()
    await expect.element(page.getByText('In use')).toBeVisible()
    expect(server.saved()).toMatchObject({ themeName: 'Lindwerk' })
    expect(app.calls.filter(({ name }) => name === `PUT ${PATH}`)).toHaveLength(3)
    expect(page.getByRole('button', { name: /^Preview/ }).elements()).toHaveLength(2)
  })

  it('keep what is worked on while several are looked at, and give it back', async () => {
    const server = serve()
    await open(withHistory(server.answers, 2))
    await field('banner').fill('#F2B705')
    await page.getByRole('button', { name: /^Preview Look 1/ }).click()
    await expect.element(field('banner')).toHaveValue('#100001')
    await page.getByRole('button', { name: /^Preview Look 2/ }).click()
    await expect.element(field('banner')).toHaveValue('#100002')
    await toastButton(/“Look 2” is shown in place of what you had changed/, 'Undo').click()
    await expect.element(field('banner')).toHaveValue('#F2B705')
    await expect.element(field('Theme name')).toHaveValue('Lindwerk')
    expect(server.saved().themeName).toBe('Lindwerk')
  })

  it('ask for nothing back where nothing was changed', async () => {
    await open(withHistory(serve().answers, 1, 'Plain'))
    await page.getByRole('button', { name: /^Preview Plain/ }).click()
    await expect.element(field('banner')).toHaveValue('#100001')
    await expect.element(page.getByRole('button', { name: 'Restore Plain' })).toBeVisible()
    expect(page.getByText(/“Plain” is shown/).elements()).toHaveLength(0)
  })

  it('keep the focus: on to the first of those that were brought, and to the heading once one is restored', async () => {
    await open(withHistory(serve().answers, 7))
    const showAll = page.getByRole('button', { name: 'Show all 7' })
    await expect.element(showAll).toBeVisible()
    showAll.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: /^Preview Look 6/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const restore = page.getByRole('button', { name: 'Restore Look 6' })
    await expect.element(restore).toBeVisible()
    restore.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Saved before' })).toHaveFocus()
  })

  it('have room for their names on a narrow phone', async () => {
    await page.viewport(320, 640)
    try {
      const name = `Sommer${'s'.repeat(60)}`
      await open(withHistory(serve().answers, 1, name))
      await page.getByRole('button', { name: /^Preview Sommer/ }).click()
      const restore = page.getByRole('button', { name: `Restore ${name}` })
      await expect.element(restore).toBeVisible()
      const words = page.getByRole('button', { name: /^Preview Sommer/ }).element().lastElementChild!
      expect(words.getBoundingClientRect().width).toBeGreaterThan(100)
      expect(restore.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    } finally {
      await page.viewport(1280, 900)
    }
  })

  it('say that they could not be loaded, and are loaded with Retry; the editor works without them', async () => {
    let isBroken = true
    const { answers } = serve()
    await open({ ...answers, 'GET /manager/themes': () => (isBroken ? refuse(422, 'Not now') : { themes: [] }) })
    await expect.element(page.getByText('What was saved before could not be loaded')).toBeVisible()
    await expect.element(field('banner')).toHaveValue('#FF7941')
    isBroken = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('Each theme that you save is kept here', { exact: false })).toBeVisible()
  })
})
