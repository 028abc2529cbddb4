// Writes the site's pictures of the product from screens taken at twice their size (README: "Pictures of the product").
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTHS = { desk: [720, 1440], phone: [260, 390] }
const [source] = process.argv.slice(2)
if (!source) {
  console.error('Name the folder that holds the screens: node scripts/pictures.ts <folder>')
  process.exit(1)
}
const target = join(import.meta.dirname, '../src/pictures')
mkdirSync(target, { recursive: true })
for (const file of readdirSync(source).filter((each) => each.endsWith('.png'))) {
  const name = file.replace(/\.png$/, '')
  for (const width of name.startsWith('phone') ? WIDTHS.phone : WIDTHS.desk) {
    const screen = sharp(join(source, file)).resize({ width })
    await screen
      .clone()
      .avif({ quality: 52, effort: 3 })
      .toFile(join(target, `${name}-${width}.avif`))
    await screen
      .clone()
      .webp({ quality: 72, effort: 4 })
      .toFile(join(target, `${name}-${width}.webp`))
  }
}
