import fontkit from '@pdf-lib/fontkit'
import { drawPortrait } from '@umkreis/theme'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { LANGUAGES } from '../src/language/languages.ts'
import { circlePeople } from '../src/people.ts'
import { SHARE_PICTURE, SHARE_WORDS } from '../src/seo/share-picture.ts'

const resolve = createRequire(import.meta.url).resolve
const font = fontkit.create(
  readFileSync(resolve('@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2')),
)

const INK = '#0E3839'
// The file holds the regular weight; a line around the letters gives them that of our headings.
const HEAVIER = 0.032

/** The pictures that stand beside a shared link, drawn in our own typeface, by their addresses. */
export async function drawSharePictures(): Promise<Record<string, Uint8Array>> {
  const drawn = await Promise.all(
    Object.entries(SHARE_WORDS).flatMap(([name, words]) =>
      LANGUAGES.map(async (language) => {
        const { large, small } = words[language]
        const png = await sharp(Buffer.from(drawSvg(large, small)))
          .png({ palette: true })
          .toBuffer()
        return [`og/${name}-${language}.png`, png] as const
      }),
    ),
  )
  return Object.fromEntries(drawn)
}

function drawSvg(large: readonly string[], small: string): string {
  const { width, height } = SHARE_PICTURE
  const middle = { x: 950, y: 315 }
  const disc = (r: number, fill: string, stroke = 'none') =>
    `<circle cx="${middle.x}" cy="${middle.y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="3"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#FFF8F6"/>
    ${disc(430, '#FFEEE6')}${disc(310, '#FFE0D1', '#FF7941')}${disc(200, '#FFC9AE', '#124D4D')}${disc(112, '#FF7941')}
    ${portrait(circlePeople.found, middle.x, middle.y, 170)}
    ${portrait(circlePeople.beard, middle.x + 150, middle.y - 132, 84)}
    ${portrait(circlePeople.long, middle.x - 90, middle.y + 178, 84)}
    ${portrait(circlePeople.bun, middle.x - 219, middle.y - 219, 84)}
    ${large.map((line, index) => drawText(line, 72, 290 + index * 88, 84)).join('')}
    ${drawText(small, 76, 290 + large.length * 88, 30)}
    ${drawText('Umkreis', 76, 84, 34)}
  </svg>`
}

function portrait(parameters: Parameters<typeof drawPortrait>[0], x: number, y: number, size: number): string {
  const drawing = drawPortrait(parameters).replace(/^<svg/, `<svg x="${x - size / 2}" y="${y - size / 2}"`)
  return drawing.replace(/(<svg[^>]*?)(?: width="[^"]*")?(?: height="[^"]*")?>/, `$1 width="${size}" height="${size}">`)
}

/** A line of text as paths: no machine needs to have the typeface. */
function drawText(text: string, x: number, y: number, size: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let advance = 0
  const letters = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`
    advance += positions[index]?.xAdvance ?? glyph.advanceWidth
    return path
  })
  const line = font.unitsPerEm * HEAVIER
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${INK}" stroke="${INK}" stroke-width="${line}">${letters.join('')}</g>`
}
