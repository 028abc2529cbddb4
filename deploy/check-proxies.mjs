// Starts the product behind nginx and behind Caddy, each with its configuration from this folder, and goes through what a
// proxy can spoil: node deploy/check-proxies.mjs. Needs both, or their paths in NGINX_BIN and CADDY_BIN, and openssl.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const {
  NGINX_BIN = 'nginx',
  CADDY_BIN = 'caddy',
  UMKREIS = join(import.meta.dirname, '../apps/server/dist/main.js'),
} = process.env
const { WebSocket } = createRequire(join(import.meta.dirname, '../apps/server/package.json'))('ws')
const folder = mkdtempSync(join(tmpdir(), 'umkreis-proxies-'))
const started = []
let failures = 0
let stopping = false

function say(line) {
  process.stdout.write(`${line}\n`)
}

function start(command, args, env = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH, ...env } })
  let errors = ''
  child.stderr.on('data', (part) => (errors += part))
  child.on('exit', (code) => code && !stopping && say(`${command} ended with ${code}: ${errors}`))
  started.push(child)
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

function expect(what, found, wanted) {
  const isSame = JSON.stringify(found) === JSON.stringify(wanted)
  if (!isSame) failures += 1
  say(
    `${isSame ? 'ok  ' : 'FAIL'} ${what}${isSame ? '' : `: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`}`,
  )
}

/** One request through a proxy whose certificate nobody knows. */
function ask(port, path, { method = 'GET', headers = {}, body, localAddress = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, localAddress, servername: 'localhost', agent: false }
    const asking = request(
      { ...options, rejectUnauthorized: false, headers: { host: 'localhost', ...headers } },
      async (answer) => {
        const parts = []
        for await (const part of answer) parts.push(part)
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) })
      },
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

const askJson = async (port, path, body, { method = 'POST', token, ...options } = {}) => {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...options.headers,
  }
  const answer = await ask(port, path, { ...options, method, headers, body: JSON.stringify(body) })
  return { ...answer, body: answer.body.length > 0 ? JSON.parse(answer.body) : undefined }
}

async function untilReady(port, path) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const status = await ask(port, path).then(
      ({ status }) => status,
      () => 0,
    )
    if (status === 200) return
    await new Promise((resume) => setTimeout(resume, 100))
  }
  throw new Error(`Nothing answers at ${port}`)
}

/** Opens the hub, asks something, and waits for the answer; then for the sign of life of a quiet connection. */
function useHub(port, token) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`wss://127.0.0.1:${port}/chatHub?accessToken=${token}`, {
      rejectUnauthorized: false,
      servername: 'localhost',
      origin: `https://localhost:${port}`,
      headers: { host: 'localhost' },
    })
    const records = []
    socket.on('error', reject)
    socket.on('open', () => socket.send('{"protocol":"json","version":1}\u001e'))
    socket.on('message', (data) => {
      records.push(
        ...data
          .toString()
          .split('\u001e')
          .filter(Boolean)
          .map((text) => JSON.parse(text)),
      )
      if (records.length === 1) {
        const call = { type: 1, invocationId: '1', target: 'SetActiveGroup', arguments: [{ GroupId: null }] }
        socket.send(`${JSON.stringify(call)}\u001e`)
      }
      if (records.some(({ type }) => type === 6) && records.some(({ type }) => type === 3)) {
        socket.close()
        resolve(records.some(({ type, error }) => type === 3 && error === undefined))
      }
    })
    socket.on('close', (code) => reject(new Error(`The hub closed with ${code}`)))
  })
}

async function check(name, port) {
  say(`\n${name}`)
  const page = await ask(port, '/app/', { headers: { accept: 'text/html' } })
  expect('shows the web app', [page.status, /<div id="root"/.test(page.body)], [200, true])
  const inside = await Promise.all(['/metrics', '/readyz', '/healthz'].map((path) => ask(port, path)))
  expect(
    'keeps what is for the inside',
    inside.map(({ status }) => status),
    [404, 404, 404],
  )

  const password = 'Umkreis-2026!'
  const signIn = (options) =>
    askJson(port, '/api/auth/login', { email: 'j.brandt@lindwerk.example', password }, options)
  const { body } = await signIn()
  const token = body.tokens.accessToken
  expect('signs in', typeof token, 'string')
  expect('reaches the hub, which stays open while nothing is said', await useHub(port, token).catch(String), true)

  const { body: people } = await askJson(port, '/api/users/users', undefined, { method: 'GET', token })
  const userIds = people.slice(0, 2).map(({ userId }) => userId)
  const { body: group } = await askJson(port, '/api/groups', { userIds, name: `Behind ${name}` }, { token })
  const sealedBytes = 4 * 1024 * 1024
  const { body: file } = await askJson(port, `/api/groups/${group.groupId}/attachments`, { sealedBytes }, { token })
  const path = `/api/groups/${group.groupId}/attachments/${file.blobId}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
  const sent = await ask(port, `${path}?offset=0`, { method: 'PUT', headers, body: Buffer.alloc(sealedBytes, 7) })
  expect('takes a piece of a file', [sent.status, sent.body.toString()], [200, `{"receivedBytes":${sealedBytes}}`])
  const part = await ask(port, path, { headers: { ...headers, range: 'bytes=10-19' } })
  expect('gives a part of it', [part.status, part.body.equals(Buffer.alloc(10, 7))], [206, true])
  const { body: next } = await askJson(
    port,
    `/api/groups/${group.groupId}/attachments`,
    { sealedBytes: 8e6 },
    { token },
  )
  const large = await ask(port, `/api/groups/${group.groupId}/attachments/${next.blobId}?offset=0`, {
    method: 'PUT',
    headers,
    body: Buffer.alloc(7_000_000),
  }).catch(() => ({ status: 413 }))
  expect('refuses what is too large', large.status, 413)

  // Ten wrong passwords from one address, however it calls itself, and another address goes on.
  const wrong = async (n, localAddress) =>
    (
      await askJson(
        port,
        '/api/auth/login',
        { email: `nobody-${name}@lindwerk.example`, password: 'wrong' },
        {
          headers: { 'x-forwarded-for': `203.0.113.${n}` },
          localAddress,
        },
      )
    ).status
  const tries = []
  for (let n = 1; n <= 11; n += 1) tries.push(await wrong(n, '127.0.0.1'))
  expect(
    'tells clients apart by their own address alone',
    [tries.at(-2), tries.at(-1), await wrong(1, '127.0.0.2')],
    [401, 429, 401],
  )
}

async function makeCertificate() {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-days',
      '2',
      ...subject,
    ],
    { stdio: 'ignore' },
  )
  return { key, certificate }
}

async function startNginx(upstreams, { key, certificate }) {
  const [port, plainPort] = [await freePort(), await freePort()]
  const site = readFileSync(join(import.meta.dirname, 'nginx/umkreis.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('server_name umkreis.example', 'server_name localhost')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace(
      / +server 127\.0\.0\.1:4800[^;]*;/,
      upstreams.map((one) => `    server ${one} max_fails=1 fail_timeout=2s;`).join('\n'),
    )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/nginx.pid; events {} http { ${temporary.join(' ')}\n${site}}`,
  )
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const args = ['-p', folder, '-e', join(folder, 'logs/error.log'), '-c', join(folder, 'nginx.conf')]
  execFileSync(NGINX_BIN, [...args, '-t'], { stdio: ['ignore', 'ignore', 'pipe'] })
  start(NGINX_BIN, args)
  return port
}

async function startCaddy(upstreams, { key, certificate }) {
  const port = await freePort()
  const site = readFileSync(join(import.meta.dirname, 'caddy/Caddyfile'), 'utf8')
  const address = '{$UMKREIS_DOMAIN:localhost} {'
  if (!site.includes(address)) throw new Error('The Caddyfile has another first line')
  // With a certificate of its own: asking an authority for one is not what is looked at.
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\tauto_https off\n}\n${site.replace(address, `https://localhost:${port} {\n\ttls ${certificate} ${key}`)}`,
  )
  const env = { UMKREIS_UPSTREAMS: upstreams.join(' '), HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const args = ['--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  execFileSync(CADDY_BIN, ['validate', ...args], { stdio: 'ignore', env: { ...process.env, ...env } })
  start(CADDY_BIN, ['run', ...args], env)
  return port
}

try {
  const certificates = await makeCertificate()
  for (const [name, startProxy] of Object.entries({ nginx: startNginx, Caddy: startCaddy })) {
    const appPort = await freePort()
    const port = await startProxy([`127.0.0.1:${appPort}`], certificates)
    start(process.execPath, [UMKREIS], {
      PORT: String(appPort),
      DATA_DIR: join(folder, name),
      PUBLIC_URL: `https://localhost:${port}`,
      TRUSTED_PROXIES: 'loopback',
      DEMO: '1',
    })
    await untilReady(port, '/api/openapi.json')
    await check(name, port)
    const log = join(folder, 'umkreis.log')
    if (name === 'nginx')
      expect('logs no query string', existsSync(log) && /\?|accessToken/.test(readFileSync(log, 'utf8')), false)
  }
  say(failures === 0 ? '\nBoth proxies pass everything on.' : `\n${failures} failed`)
} finally {
  stopping = true
  for (const child of started.toReversed()) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failures === 0 ? 0 : 1
