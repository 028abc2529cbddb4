import { execFileSync, spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { delimiter, extname, join } from 'node:path'
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
async function serve(files, headers = {}) {
  const server = createServer((request, response) => {
    const asked = request.url.replace('/app/', '')
    const folder = request.headers.cookie.includes('=de') ? 'de/' : ''
    const text =
      files[folder + asked] ?? files[asked] ?? (asked.includes('.') ? undefined : files[`${folder}index.html`])
    const type = extname(asked) === '.js' ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8'
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': type, ...headers }).end(text)
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

  it.each(['index.html', 'de/index.html'])('is none without %s', (page) => {
    const files = listFiles(lay(FILES)).filter(({ path }) => path !== page)
    expect(() => parseList(formatList('abc', files))).toThrow(`lacks ${page}`)
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

  it.each([
    [{ refresh: '0; url=/elsewhere' }, 'comes with the header refresh: 0; url=/elsewhere'],
    [{ 'service-worker-allowed': '/' }, 'comes with the header service-worker-allowed: /'],
    [{ link: '</x.css>; rel=stylesheet' }, 'comes with the header link: </x.css>; rel=stylesheet'],
  ])('that makes something else of the right bytes with %j is found out', async (headers, fault) => {
    const found = await findForeignFiles(await serve(FILES, headers), listFiles(lay(FILES)))
    expect(found).toHaveLength(9)
    for (const line of found) expect(line).toContain(fault)
  })

  it('that gives out files as what they are not is found out', async () => {
    const asText = await findForeignFiles(await serve(FILES, { 'content-type': 'text/plain' }), listFiles(lay(FILES)))
    expect(asText).toHaveLength(9)
    const asPages = await findForeignFiles(await serve(FILES, { 'content-type': 'text/html' }), listFiles(lay(FILES)))
    expect(asPages).toEqual(['assets/app-1.js: given out as text/html'])
  })

  it('that does not answer, or lacks a file, is no match', async () => {
    const files = listFiles(lay(FILES))
    expect(await findForeignFiles('http://127.0.0.1:1', files)).toHaveLength(9)
    const origin = await serve({ 'index.html': FILES['index.html'], 'de/index.html': FILES['de/index.html'] })
    expect(await findForeignFiles(origin, files)).toEqual(['assets/app-1.js: answered with 404'])
  })
})

const hasGit = spawnSync('git', ['--version']).status === 0
/** Of no other repository, such as one whose hook runs this, and without anybody's settings. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

/** A repository with this command, and tools that build one page and write down what they were told. */
function layRepository() {
  const root = lay({
    '.gitignore': 'dist/\nbuild/\nrelease/\nnode_modules/\nbin/\nseen\n',
    'page.html': '<p>page</p>',
    'apps/web/node_modules/.bin/vite': `#!/bin/sh
env >> ../../seen
while [ "$1" != --outDir ]; do shift; done
mkdir -p "$2" && cp ../../page.html "$2/index.html"
`,
    'bin/turbo': `#!/bin/sh
env >> seen
for folder in apps/web/dist apps/web/dist/de; do mkdir -p $folder && cp page.html $folder/index.html; done
[ -z "$CHANGES" ] || echo changed > "$CHANGES"
[ -z "$TAKES_KEY" ] || rm "$TAKES_KEY"
`,
  })
  for (const tool of ['apps/web/node_modules/.bin/vite', 'bin/turbo']) chmodSync(join(root, tool), 0o755)
  const own = join(root, 'packages/tooling/src/web-release')
  cpSync(import.meta.dirname, own, { recursive: true, filter: (path) => !path.endsWith('.test.mjs') })
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: environment,
    })
  git('init', '--quiet')
  const make = (env = {}) =>
    spawnSync(process.execPath, [join(own, 'make.mjs')], {
      encoding: 'utf8',
      env: { ...environment, PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`, ...env },
    })
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'all')
    return git('rev-parse', 'HEAD').trim()
  }
  return { root, make, commit, list: join(root, 'apps/web/release/umkreis-web.json') }
}

describe.skipIf(process.platform === 'win32' || !hasGit)('making a release', () => {
  it('names the commit, signs, and shows the key to nothing that builds', () => {
    const { root, make, commit, list } = layRepository()
    const head = commit()
    const [key, publicKey] = newKeys()
    const { status, stderr } = make({ SIGNING_KEY: key, SEEN: 'yes' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const text = readFileSync(list, 'utf8')
    expect(parseList(text).commit).toBe(head)
    expect(isSigned(text, readFileSync(`${list}.sig`, 'utf8'), publicKey)).toBe(true)
    const seen = readFileSync(join(root, 'seen'), 'utf8')
    expect(seen.match(/^SEEN=yes$/gm)).toHaveLength(3)
    expect(seen).not.toContain('SIGNING_KEY')
    expect(seen).not.toContain('PRIVATE')
  })

  it('looks for the file of a key once everything is built', () => {
    const { make, commit, list } = layRepository()
    commit()
    const file = join(lay({ 'release.key': newKeys()[0] }), 'release.key')
    expect(make({ SIGNING_KEY: file }).status).toBe(0)
    expect(existsSync(`${list}.sig`)).toBe(true)
    const { status, stderr } = make({ SIGNING_KEY: file, TAKES_KEY: file })
    expect(status).toBe(1)
    expect(stderr).toContain('release.key')
  })

  it.each([
    ['nothing was ever committed', () => {}, {}, 'git rev-parse failed'],
    [
      'a file is changed',
      ({ commit, root }) => (commit(), writeFileSync(join(root, 'page.html'), 'x')),
      {},
      'page.html',
    ],
    ['a file is new', ({ commit, root }) => (commit(), writeFileSync(join(root, 'new.html'), 'x')), {}, '?? new.html'],
    ['building changes a file', ({ commit }) => commit(), { CHANGES: 'new.html' }, '?? new.html'],
  ])('lists nothing where %s', (_name, prepare, env, reason) => {
    const repository = layRepository()
    prepare(repository)
    const { status, stderr } = repository.make(env)
    expect(status).toBe(1)
    expect(stderr).toContain(reason)
    expect(existsSync(repository.list)).toBe(false)
  })
})
