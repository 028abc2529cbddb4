import { once } from 'node:events'
import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../src/config/env.ts'
import { createConfig } from '../../src/config/config.ts'
import { Metrics } from '../../src/metrics/metrics.ts'
import { serveMetrics } from '../../src/metrics/serve-metrics.ts'
import { PASSWORD, call, signUpMember, signUpOwner } from '../_util/api.ts'
import { BareClient, createTestGroup } from '../_util/hub.ts'
import { type TestServer, startTestServer } from '../_util/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** Asks as a proxy or a stranger would: with any host and any header. */
async function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const asked = request(origin + path, { headers }).end()
  const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  let text = ''
  for await (const part of response) text += String(part)
  return { status: response.statusCode, type: response.headers['content-type'], text }
}
/** The value of one line, such as `umkreis_hub_connections`. */
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')[1],
  )
const read = async () => (await ask(server.origin, '/metrics')).text

describe('/metrics', () => {
  it('tells in the text format of Prometheus what people feel', async () => {
    const owner = await signUpOwner(server)
    const member = await signUpMember(server, owner)
    const before = await ask(server.origin, '/metrics')
    expect([before.status, before.type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    using client = await BareClient.connect(server, owner.token)
    const groupId = await createTestGroup(server, [owner, member])
    client.send('SendMessage', { GroupId: groupId, Content: 'secret words' })
    await client.untilEvents('ReceiveMessage', 1)
    await call(server, 'GET', '/users/search?query=secret-question&pageNumber=1&pageSize=10', { token: owner.token })
    await call(server, 'GET', '/users/suggestions?query=secret-question', { token: owner.token })
    await call(server, 'POST', '/auth/login', { body: { email: owner.email, password: `${PASSWORD}x` } })
    await call(server, 'GET', `/users/${member.userId}/match`, { token: owner.token })
    await call(server, 'GET', '/nowhere/secret-path?token=secret-query')
    const text = await read()
    expect(valueOf(text, 'umkreis_message_delivery_seconds_count')).toBeGreaterThanOrEqual(1)
    expect(valueOf(text, 'umkreis_people_search_seconds_count{kind="search"}')).toBe(1)
    expect(valueOf(text, 'umkreis_people_search_seconds_count{kind="suggestion"}')).toBe(1)
    expect(valueOf(text, 'umkreis_sign_ins_refused_total{reason="wrong"}')).toBe(1)
    expect(valueOf(text, 'umkreis_sign_ins_refused_total{reason="too-many"}')).toBe(0)
    expect(valueOf(text, 'umkreis_hub_connections')).toBe(1)
    expect(valueOf(text, 'umkreis_mail_queue_length{queue="mails"}')).toBe(0)
    expect(valueOf(text, 'umkreis_mail_dead_letters')).toBe(0)
    expect(valueOf(text, 'umkreis_ready{part="database"}')).toBe(1)
    expect(valueOf(text, 'umkreis_database_ping_seconds')).toBeGreaterThan(0)
    expect(valueOf(text, 'umkreis_database_transaction_seconds_count')).toBeGreaterThan(0)
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
    expect(text).toContain('route="/api/users/:userId/match"')
    const labels = [...text.matchAll(/\{([^}]*)\}/g)].map(([, all]) => all).join('\n')
    for (const secret of ['secret', owner.userId, member.userId, groupId, owner.email, 'example'])
      expect(labels).not.toContain(secret)
  })

  it('is in production there only for who asks from this machine itself', async () => {
    await using production = await startTestServer({
      config: { isProduction: true, publicUrl: 'https://umkreis.example' },
    })
    const { port } = new URL(production.origin)
    const statusOf = async (headers: Record<string, string>) =>
      (await ask(production.origin, '/metrics', headers)).status
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({ host: `localhost:${port}` })).toBe(200)
    expect(await statusOf({ host: 'umkreis.example' })).toBe(404)
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(await statusOf({ [name]: '127.0.0.1' })).toBe(404)
  })

  it('has a port of its own where METRICS_PORT says so, and that serves nothing else', async () => {
    await using own = await startTestServer({ env: { METRICS_PORT: '0' } })
    const origin = `http://127.0.0.1:${own.metricsPort}`
    expect((await ask(own.origin, '/metrics')).status).toBe(404)
    const { status, type, text } = await ask(origin, '/metrics')
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(text).toContain('umkreis_http_request_duration_seconds')
    for (const path of ['/', '/healthz', '/api/openapi.json', '/metricsx', '/metrics/..'])
      expect((await ask(origin, path)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('names METRICS_PORT when another program has it', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    using metrics = new Metrics()
    await expect(serveMetrics(metrics, '127.0.0.1', port)).rejects.toThrow(/^METRICS_PORT is taken/)
    other.close()
    expect(createConfig(readEnv({ METRICS_PORT: String(port), PORT: '0' })).metricsPort).toBe(port)
  })
})

describe('/readyz', () => {
  const readiness = async ({ origin }: TestServer) => {
    const response = await fetch(`${origin}/readyz`)
    return [response.status, await response.json()]
  }

  it('says no while tables are those of an older version, and yes when they are not', async () => {
    const { sql } = server.context
    const newest = await sql<{ id: number }[]>`select max(id) as id from drizzle.__drizzle_migrations`
    const { id } = newest[0]!
    await sql`update drizzle.__drizzle_migrations set created_at = created_at - 1e12 where id >= 1`
    expect(await readiness(server)).toEqual([503, { status: 'not ready', failing: ['database'] }])
    expect(await read()).toContain('umkreis_ready{part="database"} 0')
    await sql`update drizzle.__drizzle_migrations set created_at = created_at + 1e12 where id <= ${id}`
    expect(await readiness(server)).toEqual([200, { status: 'ready' }])
  })

  it('says no while any part that is needed cannot work, without saying why', async () => {
    const takeBack = server.context.readiness.add('fan-out', () => Promise.reject(new Error('redis://secret')))
    expect(await readiness(server)).toEqual([503, { status: 'not ready', failing: ['fan-out'] }])
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    takeBack()
    expect(await readiness(server)).toEqual([200, { status: 'ready' }])
  })

  it('says no from the moment on that the process is about to stop', async () => {
    await using stopping = await startTestServer()
    stopping.context.readiness.drain()
    expect(await readiness(stopping)).toEqual([503, { status: 'not ready', failing: ['draining'] }])
    expect((await fetch(`${stopping.origin}/healthz`)).status).toBe(200)
  })
})

describe('deploy/monitoring', () => {
  const folder = fileURLToPath(new URL('../../../../deploy/monitoring', import.meta.url))

  it.each(['dashboard.json', 'alerts.yaml'])('asks in %s for nothing that is not measured', async (name) => {
    const file = readFileSync(join(folder, name), 'utf8')
    // A histogram is asked for by its parts.
    const asked = new Set(file.match(/\b(?:umkreis|process|nodejs)_[a-z0-9_]+/g))
    expect(asked.size).toBeGreaterThan(5)
    const text = await read()
    const known = new Set([...text.matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(([, metric]) => metric))
    const described = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    for (const [, metric = '', kind] of described) {
      known.add(metric)
      if (kind === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${metric}_${part}`)
    }
    expect([...asked].filter((metric) => !known.has(metric))).toEqual([])
    // And each of ours is shown to somebody.
    if (name !== 'dashboard.json') return
    const ours = described.map(([, metric = '']) => metric).filter((metric) => metric.startsWith('umkreis_'))
    expect(ours.filter((metric) => !file.includes(metric))).toEqual([])
  })

  it('has a dashboard that Grafana can read, with whole questions', () => {
    const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
      panels: { id: number; targets?: { expr: string }[] }[]
    }
    const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const alerts = readFileSync(join(folder, 'alerts.yaml'), 'utf8').match(/expr: .*(?:\n {10}.*)*/g) ?? []
    expect(alerts.length).toBe(12)
    for (const question of [...questions, ...alerts]) {
      for (const [open, close] of ['()', '[]', '{}']) {
        expect(question.split(open!).length, question).toBe(question.split(close!).length)
      }
    }
  })
})
