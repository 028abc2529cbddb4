import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

const LINK = /<link rel="stylesheet" href="\/(assets\/[^"]+\.css)"\/?>/g

/**
 * Puts the styles of every built page into its head: on a slow line the first paint then waits for the page alone, and
 * for none of the files that only styled it.
 *
 * @param client The folder of the built site, with a slash at its end.
 */
export function inlineStyles(client: URL): void {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const page = new URL(file.replaceAll('\\', '/'), client)
    writeFileSync(
      page,
      moveStyles(readFileSync(page, 'utf8'), (path) => readFileSync(new URL(path, client), 'utf8')),
    )
  }
  for (const file of files.filter((each) => each.endsWith('.css'))) rmSync(new URL(file, client))
}

/** One page with its linked styles in their place and order, as a single element. */
export function moveStyles(html: string, read: (path: string) => string): string {
  const paths = [...html.matchAll(LINK)].map(([, path = '']) => path)
  if (paths.length === 0) return html
  const styles = paths.map(read).join('')
  let isFirst = true
  return html.replace(LINK, () => {
    if (!isFirst) return ''
    isFirst = false
    return `<style>${styles}</style>`
  })
}
