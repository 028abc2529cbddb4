// Ends the build when a page has grown too heavy for the slow lines of those who read it.
import { readFileSync, readdirSync } from 'node:fs'
import { findOverweight, weighPage } from './budgets.ts'

const client = new URL('../build/client/', import.meta.url)
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const read = (path: string) => readFileSync(new URL(path, client))

const overweight = files
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => findOverweight(file, weighPage(read(file).toString('utf8'), files, read)))
if (overweight.length > 0) {
  console.error(`The site is too heavy:\n${overweight.join('\n')}`)
  process.exit(1)
}
