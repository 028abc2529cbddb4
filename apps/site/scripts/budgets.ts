import { brotliCompressSync, constants } from 'node:zlib'

/** The most that a page may ask of a line, compressed, before anybody touches it. In bytes. */
export const BUDGETS = { scripts: 10_000, everything: 300_000 } as const

/** Islands that come without being touched; the others wait for a press or a key. */
const UNASKED = /^islands\/(calculator|slider|slide-steps)-.*\.js$/

/** What a page brings along, in bytes as they are sent. */
export interface Weight {
  scripts: number
  /** The page itself, its scripts and fonts, and every picture in the widest size and the better format. */
  everything: number
}

/**
 * Weighs one built page with all that its reader loads without touching it, pictures far below included.
 *
 * @param files Of the whole built site.
 * @param read One of them, by its path.
 */
export function weighPage(html: string, files: readonly string[], read: (path: string) => Buffer): Weight {
  const packed = (path: string) => pack(read(path))
  const sum = (paths: Iterable<string>, weigh: (path: string) => number) =>
    [...new Set(paths)].reduce((total, path) => total + weigh(path), 0)
  const linked = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path)

  const scripts = sum([...linked(/src="\/(islands\/[^"]+)"/g), ...files.filter((file) => UNASKED.test(file))], packed)
  const styles = sum(linked(/href="\/(assets\/[^"]+\.css)"/g), packed)
  const fonts = linked(/href="\/(assets\/[^"]+\.woff2)"/g)
  // One reader sees one colour scheme, and of its widths at most the widest.
  const pictures = [...html.matchAll(/<source type="image\/avif" srcSet="([^"]+)"/g)].map(([, list = '']) =>
    widest(list),
  )
  const whole = sum([...fonts, ...pictures], (path) => read(path).length)
  return { scripts, everything: pack(Buffer.from(html)) + scripts + styles + whole }
}

/** Says of each thing over its budget how much it weighs. */
export function findOverweight(address: string, weight: Weight): string[] {
  return (['scripts', 'everything'] as const)
    .filter((kind) => weight[kind] > BUDGETS[kind])
    .map((kind) => `${address}: ${kind} weigh ${weight[kind]} bytes, ${BUDGETS[kind]} are allowed`)
}

/** A little less than hosts do, because it takes a tenth of the time. */
const pack = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** The path of the widest picture in a `srcset` of the form `/a.avif 720w, /b.avif 1440w`. */
function widest(list: string): string {
  const pictures = list.split(', ').map((each) => each.split(' '))
  const [[path = ''] = []] = pictures.toSorted(
    ([, a = ''], [, b = '']) => Number.parseInt(b, 10) - Number.parseInt(a, 10),
  )
  return path.slice(1)
}
