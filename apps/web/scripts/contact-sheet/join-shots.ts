import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Shot } from './format-sheet.ts'

const COLUMNS = { wide: 8, narrow: 12 }
const THUMB = { wide: 340, narrow: 220 }

/** Lays pictures of one width side by side in one, in their order, each with its name. */
export async function joinShots(browser: Browser, folder: string, shots: readonly Shot[], path: string): Promise<void> {
  const [first] = shots
  if (!first) return
  const kind = first.width > 600 ? 'wide' : 'narrow'
  const width = THUMB[kind]
  const columns = Math.min(COLUMNS[kind], shots.length)
  const figures = shots.map(
    ({ file, name, scheme }) => `<figure><img src="${file}"><figcaption>${name}, ${scheme}</figcaption></figure>`,
  )
  const layout = join(folder, 'joined.html')
  await writeFile(
    layout,
    `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; background: #8a8f8e; font: 13px/18px sans-serif; color: #fff }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 12px }
    figure { margin: 0 } img { display: block; width: 100%; max-height: ${width * (kind === 'wide' ? 0.9 : 2.3)}px; object-fit: cover; object-position: top }
    </style><main>${figures.join('')}</main>`,
  )
  const page = await browser.newPage({ viewport: { width: columns * (width + 12) + 12, height: 600 } })
  await page.goto(pathToFileURL(layout).href)
  await page.screenshot({ path, fullPage: true })
  await page.close()
  await rm(layout)
}
