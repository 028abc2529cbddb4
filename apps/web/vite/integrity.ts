import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the page itself names and runs, or draws itself with. */
const NAMED = /<(?:script\b[^>]*\bsrc|link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*\bhref)="([^"]+)"/g

/**
 * Has the page say what its scripts and styles contain (Subresource Integrity): a browser that gets anything else from a cache
 * or a network in between runs none of it. Once all files are written, since nothing changes them from then on.
 */
export function integrity(): Plugin {
  let base = '/'
  return {
    name: 'umkreis:integrity',
    apply: 'build',
    configResolved(config) {
      ;({ base } = config)
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const page = join(dir, 'index.html')
        if (!existsSync(page)) return
        const html = await readFile(page, 'utf8')
        await writeFile(page, await addIntegrity(html, base, (path) => readFile(join(dir, path))))
      },
    },
  }
}

/**
 * @param base What addresses of the application's own files begin with.
 * @param read Gives a file of the build.
 * @returns The page, with the hash of each script and style that it names.
 * @throws {Error} For one from elsewhere, or one that says its hash already.
 */
export async function addIntegrity(
  html: string,
  base: string,
  read: (path: string) => Promise<Uint8Array>,
): Promise<string> {
  let done = html
  for (const [tag, address = ''] of html.matchAll(NAMED)) {
    if (!address.startsWith(base)) throw new Error(`The page names ${address}, which is not its own`)
    const content = await read(address.slice(base.length).replace(/\?.*$/, ''))
    const hash = createHash('sha384').update(content).digest('base64')
    done = done.replace(tag, `${tag} integrity="sha384-${hash}"`)
  }
  return done
}
