import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }

/** What a browser loads before it can show a screen. */
export type RouteWeight = {
  readonly files: readonly string[]
  readonly scriptBytes: number
  readonly styleBytes: number
}

/**
 * Weighs a screen: the entry, the modules of the screen, and all that these import statically, compressed as it is served.
 *
 * @param folder A build with its manifest.
 * @param modules Source paths, from the application's root.
 */
export function weighRoute(folder: string, modules: readonly string[]): RouteWeight {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    chunk.imports?.forEach(visit)
  }
  modules.forEach(visit)
  const weigh = (files: Set<string>) =>
    [...files].reduce((sum, file) => sum + brotliBytes(readFileSync(join(folder, file))), 0)
  return { files: [...scripts], scriptBytes: weigh(scripts), styleBytes: weigh(styles) }
}

function brotliBytes(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
