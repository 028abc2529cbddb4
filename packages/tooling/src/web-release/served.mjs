// Whether a running server gives out what was published.
import { hashesOf } from './list.mjs'

const AT_ONCE = 8
/** Addresses of screens: each of them is the one page. */
const SCREENS = ['', 'login', 'chat']

/**
 * Asks a server for every listed file, in both languages.
 *
 * @param {string} origin
 * @param {readonly import('./list.mjs').ListedFile[]} files
 * @returns {Promise<string[]>} A line for each that is not what was published.
 */
export async function findForeignFiles(origin, files) {
  const pages = ['', 'de/'].flatMap((folder) => {
    const page = files.find(({ path }) => path === `${folder}index.html`)
    return page ? SCREENS.map((screen) => ({ ...page, path: `${folder}${screen}` })) : []
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
async function check(origin, { path, sha256 }) {
  const isGerman = path.startsWith('de/')
  const address = `${origin}/app/${isGerman ? path.slice('de/'.length) : path}`
  const cookie = `umkreis-language=${isGerman ? 'de' : 'en'}`
  try {
    const answer = await fetch(address, { headers: { cookie, accept: 'text/html,*/*' }, redirect: 'manual' })
    if (answer.status !== 200) return `${path || 'the page'}: answered with ${answer.status}`
    const served = hashesOf(new Uint8Array(await answer.arrayBuffer()))
    return served.sha256 === sha256 ? undefined : `${path || 'the page'}: not what was published (${served.sha256})`
  } catch (error) {
    return `${path || 'the page'}: ${error.cause?.code ?? error.message}`
  }
}
