// What a release of the web app consists of: every file that a server may give out below /app, with its hashes.
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * @typedef {object} ListedFile
 * @property {string} path Below /app, with slashes. What begins with `de/` is what who reads German gets without these letters.
 * @property {number} bytes
 * @property {string} sha256 In hexadecimal digits, as `sha256sum` says it.
 * @property {string} integrity As the attribute of that name takes it (SHA-384).
 */

/** What every address of a screen is answered with, in English and German: without them a list says nothing. */
export const PAGES = ['index.html', 'de/index.html']

/**
 * Lists a built folder in the order of paths. Hidden files (the manifest of the build) are given out to nobody.
 *
 * @param {string} folder
 * @returns {ListedFile[]}
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((path) => path.split('/').every((part) => !part.startsWith('.')))
    .toSorted()
    .map((path) => ({ path, ...hashesOf(readFileSync(join(folder, path))) }))
}

/**
 * @param {Uint8Array} content
 * @returns {Omit<ListedFile, 'path'>}
 */
export function hashesOf(content) {
  return {
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }
}

/**
 * Compares two builds.
 *
 * @param {readonly ListedFile[]} one
 * @param {readonly ListedFile[]} other
 * @returns {string[]} A line for each file that is not the same in both.
 */
export function compareLists(one, other) {
  const [first, second] = [one, other].map((files) => new Map(files.map((file) => [file.path, file.sha256])))
  const paths = [...new Set([...first.keys(), ...second.keys()])].toSorted()
  return paths.flatMap((path) => {
    if (first.get(path) === second.get(path)) return []
    if (!second.has(path)) return [`${path} is in the first build alone`]
    return [first.has(path) ? `${path} differs` : `${path} is in the second build alone`]
  })
}

/**
 * The published text: one form, so that whoever builds the same gets the same bytes.
 *
 * @param {string} commit What it was built from.
 * @param {readonly ListedFile[]} files
 */
export function formatList(commit, files) {
  return `${JSON.stringify({ product: 'umkreis-web', commit, files }, undefined, 1)}\n`
}

/**
 * @param {string} text What {@link formatList} wrote.
 * @returns {{ commit: string, files: ListedFile[] }}
 * @throws {Error} For anything else, and for a list without the page itself in either language.
 */
export function parseList(text) {
  const list = JSON.parse(text)
  const isListed = (file) =>
    typeof file?.path === 'string' &&
    !file.path.split('/').includes('..') &&
    /^[0-9a-f]{64}$/.test(file.sha256) &&
    /^sha384-[\w+/]{64}$/.test(file.integrity)
  if (list?.product !== 'umkreis-web' || !Array.isArray(list.files) || !list.files.every(isListed)) {
    throw new Error('This is no list of a release')
  }
  for (const page of PAGES) {
    if (!list.files.some(({ path }) => path === page)) throw new Error(`The list lacks ${page}`)
  }
  return list
}

/**
 * @param {string} text
 * @param {string} privateKey Ed25519, in PEM.
 * @returns {string} Its signature in base64.
 */
export function signList(text, privateKey) {
  const key = createPrivateKey(privateKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is no Ed25519 key')
  return sign(null, Buffer.from(text), key).toString('base64')
}

/**
 * @param {string} text
 * @param {string} signature In base64.
 * @param {string} publicKey Ed25519, in PEM.
 */
export function isSigned(text, signature, publicKey) {
  const key = createPublicKey(publicKey)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is no Ed25519 key')
  return verify(null, Buffer.from(text), key, Buffer.from(signature.trim(), 'base64'))
}
