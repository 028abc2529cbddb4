import { expect, it } from 'vitest'
import { call, PASSWORD, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'
import { startMailServer } from '../_util/mail-server.ts'
import { startOtlpCollector } from '../_util/otlp-collector.ts'
import { startTestServer } from '../_util/start-test-server.ts'

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'

it('follows requests, calls of the hub, the database and mails, and tells nothing of what they hold', async () => {
  await using collector = await startOtlpCollector()
  await using mails = await startMailServer()
  let people: [Person, Person] | undefined
  let groupId = ''
  {
    await using server = await startTestServer({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, MAIL_URL: `smtp://127.0.0.1:${mails.port}` },
    })
    people = (await signUpTeam(server, 2)) as [Person, Person]
    groupId = await createTestGroup(server, people)
    using client = await BareClient.connect(server, people[0].token)
    await client.invoke('SendMessage', { GroupId: groupId, Content: 'a sealed secret', ClientMessageId: 'mine' })
    await client.invoke('NoSuchMethod-of-mine')
    await call(server, 'GET', '/users/search?query=somebody-looked-for', {
      token: people[0].token,
      headers: { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` },
    })
    const resetLink = `${server.origin}/app/reset-password`
    await call(server, 'POST', '/auth/request', { body: { email: people[1].email, resetLink } })
    await expect.poll(() => mails.taken.length, { timeout: 20_000 }).toBeGreaterThan(0)
  }
  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  for (const name of ['hub SendMessage', 'hub unknown', 'transaction', 'select', 'insert', 'mail']) {
    expect(named(name).length, name).toBeGreaterThan(0)
  }
  const [search] = named('GET /api/users/search')
  // A caller does not choose the trace.
  expect(search?.parentSpanId ?? '').toBe('')
  expect(collector.text().includes(TRACE_ID)).toBe(false)
  expect(search?.attributes).toContainEqual({ key: 'http.route', value: { stringValue: '/api/users/search' } })
  // What the database does for a call stands below it.
  const [sent] = named('hub SendMessage')
  const [stored] = named('transaction').filter(({ parentSpanId }) => parentSpanId === sent?.spanId)
  expect(stored?.traceId).toBe(sent?.traceId)
  expect(named('insert').some(({ parentSpanId }) => parentSpanId === stored?.spanId)).toBe(true)

  const text = collector.text()
  const [ada, ben] = people
  const secrets = ['sealed secret', 'somebody-looked-for', 'NoSuchMethod', groupId, PASSWORD, 'from "', '?query']
  for (const { userId, token, refreshToken, email } of [ada, ben]) secrets.push(userId, token, refreshToken, email)
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false)
})

it('goes on without a collector that answers', async () => {
  await using server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' } })
  expect((await signUpTeam(server, 1)).length).toBe(1)
})

it('sends nothing unless told to', async () => {
  await using collector = await startOtlpCollector()
  {
    await using server = await startTestServer()
    expect((await signUpTeam(server, 1)).length).toBe(1)
  }
  expect(collector.spans).toEqual([])
})
