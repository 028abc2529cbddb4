import { composeStories, composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { formatThemeCss } from '@umkreis/theme'
import { page } from 'vitest/browser'
import { afterAll, describe, expect, it } from 'vitest'
import { WIDTHS } from '../.storybook/widths.ts'
import { COMPANIES } from '../src/stories/companies.ts'
import { findViolations } from '../src/testing/index.ts'

/** What a composed story offers here. */
interface ComposedStory {
  run(context: { globals: Record<string, string> }): Promise<void>
}

const files = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>('../src/**/*.stories.tsx', { eager: true })

/** A story is taken away when the next one runs: the last one by this. */
const Nothing = composeStory({ render: () => <></> }, { title: 'Nothing' })

afterAll(() => Nothing.run())

/** What a change of colours alone can break. Everything else is checked once, in the first scheme and theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

const [first, ...others] = COMPANIES.flatMap(({ name, theme }) =>
  (['light', 'dark'] as const).map((scheme) => ({ name, scheme, rules: formatThemeCss(theme) })),
)

const overlay = new CSSStyleSheet()

/** Changes the clothes of what is mounted, open menus and dialogs included, without mounting it again. */
function wear({ scheme, rules }: { scheme: string; rules: string }): void {
  overlay.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((sheet) => sheet !== overlay), overlay]
  document.documentElement.dataset['scheme'] = scheme
}

async function takeWidth(viewport: string | undefined): Promise<void> {
  const { width = '1280px', height = '900px' } = (viewport ? WIDTHS[viewport]?.styles : undefined) ?? {}
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
}

describe('every story is accessible in every company’s colours, light and dark', () => {
  for (const file of Object.values(files)) {
    const stories = composeStories(file as Parameters<typeof composeStories>[0]) as Record<string, ComposedStory>
    for (const [key, Story] of Object.entries(stories)) {
      it(`${file.default.title}: ${file[key]?.name ?? key}`, async () => {
        await takeWidth(file[key]?.globals?.['viewport']?.value)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== overlay)
        await Story.run({ globals: { scheme: first?.scheme ?? 'light', theme: first?.name ?? '' } })
        expect(await findViolations()).toEqual([])
        for (const clothes of others) {
          wear(clothes)
          const found = await findViolations(document.body, COLOR_RULES)
          expect(found, `${clothes.name}, ${clothes.scheme}`).toEqual([])
        }
      })
    }
  }
})
