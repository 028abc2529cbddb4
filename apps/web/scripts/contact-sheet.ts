// Looks at every screen of the running product at three widths, light and dark, and lays the pictures side by side:
// contact-sheet/index.html to filter and enlarge, contact-sheet/<width>.png to look at in one go.
//
// Arguments: a company's four colours as `banner,bgcolor,line1,line2` add its look to the sheet; any other word takes
// only the screens whose name contains it.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, requireChromium } from '@umkreis/tooling/chromium'
import { startProduct } from '../tests/e2e/_util/product.ts'
import { gatherCast } from '../tests/e2e/_util/screens/cast.ts'
import { parseColours, UMKREIS, wearsTheme, wearTheme } from '../tests/e2e/_util/screens/company-themes.ts'
import { existsAt, settle, visit } from '../tests/e2e/_util/screens/screen.ts'
import { screens } from '../tests/e2e/_util/screens/screens.ts'
import { formatSheet, type Shot } from './contact-sheet/format-sheet.ts'
import { joinShots } from './contact-sheet/join-shots.ts'

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 800, height: 1000 },
  { width: 390, height: 844 },
]
const target = resolve(import.meta.dirname, '../contact-sheet')
const words = process.argv.slice(2)
const themes = [UMKREIS, ...words.filter((word) => word.includes('#')).map(parseColours)]
const wanted = words.filter((word) => !word.includes('#')).map((word) => word.toLowerCase())
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
)

await rm(target, { recursive: true, force: true })
await mkdir(join(target, 'shots'), { recursive: true })
await using product = await startProduct()
await using browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS })
const cast = await gatherCast(browser, product.origin)
// One screen out of reach must not hold up the others.
for (const page of Object.values(cast)) page.setDefaultTimeout(15_000)

const shots: Shot[] = []
const missed: string[] = []
for (const theme of themes) {
  if (theme !== UMKREIS) await wearTheme(cast, theme)
  for (const viewport of VIEWPORTS) {
    for (const screen of chosen) {
      if (!existsAt(screen, viewport.width) || (theme !== UMKREIS && !wearsTheme(screen.as))) continue
      const page = cast[screen.as]
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: 'light' })
      try {
        await visit(page, screen)
        // Pictures and decorations that load last belong to it too.
        await page.waitForLoadState('networkidle')
      } catch (error) {
        missed.push(`${screen.name} at ${viewport.width}`)
        console.error(`Not reached: ${missed.at(-1)}: ${error instanceof Error ? error.message : error}`)
        continue
      }
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        await settle(page)
        await page.evaluate(() => scrollTo(0, 0))
        const file = `shots/${slug(screen.name)}-${theme.name}-${viewport.width}-${scheme}.png`
        await page.screenshot({ path: join(target, file), fullPage: screen.isLong ?? false, animations: 'disabled' })
        shots.push({ file, name: screen.name, width: viewport.width, scheme, theme: theme.name })
      }
    }
    const ofWidth = shots.filter(({ width, theme: worn }) => width === viewport.width && worn === theme.name)
    const joined = theme === UMKREIS ? `${viewport.width}.png` : `${viewport.width}-${theme.name}.png`
    await joinShots(browser, target, ofWidth, join(target, joined))
    await writeFile(join(target, 'index.html'), formatSheet(shots))
    console.log(`${ofWidth.length} pictures at ${viewport.width}: ${join(target, joined)}`)
  }
}
console.log(`${shots.length} pictures of ${chosen.length} screens: ${join(target, 'index.html')}`)
if (missed.length > 0) {
  console.error(`Not reached: ${missed.join('; ')}`)
  process.exitCode = 1
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
