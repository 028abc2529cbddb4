import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { compareLists, formatList, isSigned, listFiles, parseList, signList } from './list.mjs'
import { findForeignFiles } from './served.mjs'

const cleanUp = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0)) await undo()
})

const FILES = {
  'index.html': '<p>page</p>',
  'de/index.html': '<p>Seite</p>',
  'assets/app-1.js': 'start()',
  '.vite/manifest.json': '{}',
}

function lay(files) {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-release-test-'))
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Gives out files as the product does: the page at every address of a screen, and German to who wants it. */
async function serve(files) {
  const server = createServer((request, response) => {
    const asked = request.url.replace('/app/', '')
    const folder = request.headers.cookie.includes('=de') ? 'de/' : ''
    const text =
      files[folder + asked] ?? files[asked] ?? (asked.includes('.') ? undefined : files[`${folder}index.html`])
    response.writeHead(text === undefined ? 404 : 200).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUp.push(() => server.close())
  return `http://127.0.0.1:${server.address().port}`
}

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return [privateKey.export({ type: 'pkcs8', format: 'pem' }), publicKey.export({ type: 'spki', format: 'pem' })]
}

describe('the list of a release', () => {
  it('names every file that is given out with its hashes, in one order', () => {
    const files = listFiles(lay(FILES))
    expect(files.map(({ path }) => path)).toEqual(['assets/app-1.js', 'de/index.html', 'index.html'])
    expect(files[2]).toEqual({
      path: 'index.html',
      bytes: 11,
      sha256: '93883e119ff6a20c7097184d72bc4d1cc76da0c3b45ed02ae718ce9f1b9aad9c',
      integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
    })
    expect(parseList(formatList('abc', files))).toMatchObject({ commit: 'abc', files })
  })

  it('tells two builds apart by each file', () => {
    const one = listFiles(lay(FILES))
    expect(compareLists(one, listFiles(lay(FILES)))).toEqual([])
    const { 'de/index.html': _gone, ...rest } = FILES
    expect(compareLists(one, listFiles(lay({ ...rest, 'index.html': 'other', 'new.js': '' })))).toEqual([
      'de/index.html is in the first build alone',
      'index.html differs',
      'new.js is in the second build alone',
    ])
  })

  it.each(['{}', '{"product":"umkreis-web","files":[{"path":"../a"}]}'])('is not %s', (text) => {
    expect(() => parseList(text)).toThrow('no list')
  })

  it('is signed by one key, and by no other', () => {
    const [[own, ownPublic], [, otherPublic]] = [newKeys(), newKeys()]
    const text = formatList('abc', listFiles(lay(FILES)))
    const signature = signList(text, own)
    expect(isSigned(text, `${signature}\n`, ownPublic)).toBe(true)
    expect(isSigned(text.replace('abc', 'abd'), signature, ownPublic)).toBe(false)
    expect(isSigned(text, signature, otherPublic)).toBe(false)
    expect(isSigned(text, '', ownPublic)).toBe(false)
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
    expect(() => signList(text, rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }))).toThrow('no Ed25519 key')
  })
})

describe('a running server', () => {
  it('that gives out what was published is told so', async () => {
    expect(await findForeignFiles(await serve(FILES), listFiles(lay(FILES)))).toEqual([])
  })

  it('that gives out anything else is found out, whatever the language and the address of the screen', async () => {
    const origin = await serve({
      ...FILES,
      'de/index.html': '<p>Seite</p><script src=x>',
      'assets/app-1.js': 'steal()',
    })
    const found = await findForeignFiles(origin, listFiles(lay(FILES)))
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'assets/app-1.js',
      'de/',
      'de/chat',
      'de/index.html',
      'de/login',
    ])
  })

  it('that does not answer, or lacks a file, is no match', async () => {
    const files = listFiles(lay(FILES))
    expect(await findForeignFiles('http://127.0.0.1:1', files)).toHaveLength(9)
    const origin = await serve({ 'index.html': FILES['index.html'], 'de/index.html': FILES['de/index.html'] })
    expect(await findForeignFiles(origin, files)).toEqual(['assets/app-1.js: answered with 404'])
  })
})
