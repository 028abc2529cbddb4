// Makes the pages whole, and adds what search engines, phones, hosts and those who share a page look for.
import { mkdirSync, writeFileSync } from 'node:fs'
import { drawIcons } from './draw-icons.ts'
import { inlineStyles } from './inline-styles.ts'
import { drawSharePictures } from './share-pictures.ts'
import { writeHeaders, writeManifest, writeRobots, writeSecurityText, writeSitemap } from './well-known-files.ts'

const client = new URL('../build/client/', import.meta.url)
for (const folder of ['.well-known/', 'og/', 'icons/']) mkdirSync(new URL(folder, client), { recursive: true })

const files: Record<string, string | Uint8Array> = {
  'sitemap.xml': writeSitemap(),
  'robots.txt': writeRobots(),
  'site.webmanifest': writeManifest(),
  '.well-known/security.txt': writeSecurityText(new Date()),
  _headers: writeHeaders(),
  ...(await drawIcons()),
  ...(await drawSharePictures()),
}
for (const [name, content] of Object.entries(files)) writeFileSync(new URL(name, client), content)
inlineStyles(client)
