// Whether a running server gives out what was published.
import { extname } from 'node:path'
import { PAGES, hashesOf } from './list.mjs'

const AT_ONCE = 8
/** Addresses of screens: each of them is the one page. */
const SCREENS = ['', 'login', 'chat']
/** What a file may be given out as; the same bytes as something else are read as something else. */
const MEDIA_TYPES = {
  '.html': /^text\/html$/,
  '.js': /^(text|application)\/javascript$/,
  '.css': /^text\/css$/,
  '.json': /^application\/json$/,
  '.map': /^application\/(json|octet-stream)$/,
  '.webmanifest': /^application\/(manifest\+)?json$/,
  '.svg': /^image\/svg\+xml$/,
  '.png': /^image\/png$/,
  '.woff2': /^font\/woff2$/,
  '.wasm': /^application\/wasm$/,
}
/** What else may be given out, as nothing that runs or is read as a page. */
const OTHER =
  /^(image\/(jpeg|webp|avif|x-icon|vnd\.microsoft\.icon)|audio\/.+|font\/.+|text\/plain|application\/octet-stream)$/

/**
 * Asks a server for every listed file, in both languages.
 *
 * @param {string} origin
 * @param {readonly import('./list.mjs').ListedFile[]} files
 * @returns {Promise<string[]>} A line for each that is not what was published, or is given out as something else.
 */
export async function findForeignFiles(origin, files) {
  const pages = PAGES.flatMap((path) => {
    const page = files.find((file) => file.path === path)
    const folder = path.slice(0, -'index.html'.length)
    return page ? SCREENS.map((screen) => ({ ...page, path: `${folder}${screen}`, name: path })) : []
  })
  const waiting = [...files, ...pages]
  const found = []
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const fault = await check(origin, file)
      if (fault) found.push(fault)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found.toSorted()
}

/** A server gives each reader the build of their language at the same addresses. */
async function check(origin, { path, sha256, name = path }) {
  const isGerman = path.startsWith('de/')
  const address = `${origin}/app/${isGerman ? path.slice('de/'.length) : path}`
  const cookie = `umkreis-language=${isGerman ? 'de' : 'en'}`
  try {
    const answer = await fetch(address, { headers: { cookie, accept: 'text/html,*/*' }, redirect: 'manual' })
    if (answer.status !== 200) return `${path || 'the page'}: answered with ${answer.status}`
    const served = hashesOf(new Uint8Array(await answer.arrayBuffer()))
    if (served.sha256 !== sha256) return `${path || 'the page'}: not what was published (${served.sha256})`
    const fault = faultOf(answer.headers, name)
    return fault && `${path || 'the page'}: ${fault}`
  } catch (error) {
    return `${path || 'the page'}: ${error.cause?.code ?? error.message}`
  }
}

/** What a header makes of the right bytes: another page, another kind of file, or a service worker of more than the app. */
function faultOf(headers, name) {
  for (const header of ['refresh', 'service-worker-allowed']) {
    if (headers.has(header)) return `comes with the header ${header}: ${headers.get(header)}`
  }
  // One browser takes style sheets from here.
  if (/stylesheet/i.test(headers.get('link') ?? '')) return `comes with the header link: ${headers.get('link')}`
  const type = (headers.get('content-type') ?? '').split(';')[0].trim().toLowerCase()
  return (MEDIA_TYPES[extname(name)] ?? OTHER).test(type) ? undefined : `given out as ${type || 'no kind of file'}`
}
