import { call, PASSWORD, type Person } from '../../tests/_util/api.ts'
import { BareClient } from '../../tests/_util/hub.ts'

/** Where people of one organisation do what people do. */
export interface Scene {
  server: { origin: string }
  people: readonly Person[]
  groupId: string
  /** Each one's open connection to the hub. */
  clients: Map<Person, BareClient>
  /** What was answered otherwise than it should have been, by what was asked. */
  failures: Map<string, number>
  count: number
  /** Whoever does something at this moment. */
  busy: Set<Person>
}

type Act = (scene: Scene, person: Person) => Promise<void>

const QUESTIONS = ['Kubernetes in Köln', 'who speaks Portuguese', 'Go and Postgres', 'nobody at all', 'Seilbahn']
const CITIES = ['Köln', 'Wien', 'Zürich', 'Graz']

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T

/** Asks as somebody, whose token is renewed where it has run out. */
async function ask<T = Record<string, unknown>>(
  { server, failures }: Scene,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const send = () => call<T>(server, method, path, { token: person.token, body })
  let answer = await send()
  if (answer.status === 401) {
    const renewed = await call<{ accessToken: string; refreshToken: string }>(server, 'POST', '/auth/refresh', {
      body: { refreshToken: person.refreshToken },
    })
    Object.assign(person, { token: renewed.body.accessToken, refreshToken: renewed.body.refreshToken })
    answer = await send()
  }
  // Whoever asks too much is told so, and so is everybody where the machine has too much else to do.
  if (answer.status >= 400 && answer.status !== 429 && answer.status !== 503)
    noteFailure(failures, `${method} ${path.split(/[/?]/)[1]} ${answer.status}`)
  return answer
}

function noteFailure(failures: Map<string, number>, what: string): void {
  failures.set(what, (failures.get(what) ?? 0) + 1)
}

async function connected(scene: Scene, person: Person): Promise<BareClient> {
  const known = scene.clients.get(person)
  if (known && known.socket.readyState === known.socket.OPEN) return known
  // Renews the token where it has run out.
  await ask(scene, person, 'GET', '/users/me')
  const client = await BareClient.connect(scene.server, person.token)
  scene.clients.set(person, client)
  return client
}

async function invoke(scene: Scene, person: Person, target: string, ...args: unknown[]): Promise<unknown> {
  const once = async () => {
    const client = await connected(scene, person)
    return { client, ...(await client.invoke(target, ...args)) }
  }
  // Where the database keeps it waiting for long the server ends a connection: over the next one it is asked again, once.
  const { client, result, error } = await once().catch(once)
  if (error !== undefined && !/limit|too/i.test(error)) noteFailure(scene.failures, `${target} ${error}`)
  // The client keeps all it heard, and is not what is measured.
  client.received.length = 0
  return result
}

const write: Act = async (scene, person) => {
  scene.count += 1
  const request = { GroupId: scene.groupId, Content: 'x'.repeat(400), ClientMessageId: `soak-${scene.count}` }
  const stored = (await invoke(scene, person, 'SendMessage', request)) as
    | { messageId: string; sequence: number }
    | undefined
  if (!stored) return
  await invoke(scene, person, 'MarkRead', { GroupId: scene.groupId, Sequence: stored.sequence })
  if (Math.random() < 0.1) await invoke(scene, person, 'UpdateMessage', stored.messageId, 'changed', scene.groupId)
  if (Math.random() < 0.1) await invoke(scene, person, 'DeleteMessage', stored.messageId, scene.groupId)
}

const comeAndGo: Act = async (scene, person) => {
  const client = await connected(scene, person)
  scene.clients.delete(person)
  client[Symbol.dispose]()
  await connected(scene, person)
}

const read: Act = async (scene, person) => {
  await ask(scene, person, 'GET', '/groups')
  await ask(scene, person, 'GET', `/groups/${scene.groupId}/messages`)
  await ask(scene, person, 'GET', '/feed/posts')
  await ask(scene, person, 'GET', '/users/users')
}

const search: Act = async (scene, person) => {
  await ask(scene, person, 'GET', `/users/search?query=${encodeURIComponent(pick(QUESTIONS))}`)
  await ask(scene, person, 'GET', `/users/suggestions?query=${pick(['ku', 'po', 'kö', 'g'])}`)
  await ask(scene, person, 'GET', '/users/matches')
}

const changeProfile: Act = async (scene, person) => {
  const form = new FormData()
  for (const [name, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Soak'],
    ['city', pick(CITIES)],
    ['skills', 'Kubernetes'],
    ['skills', pick(['Go', 'Rust'])],
  ]) {
    form.append(name as string, value as string)
  }
  await ask(scene, person, 'PATCH', '/users', form)
}

const post: Act = async (scene, person) => {
  const id = `soak-${(scene.count += 1)}`
  const { status, body } = await ask<{ postId: string }>(scene, person, 'POST', '/feed/posts', {
    clientPostId: id,
    text: 'What is new',
  })
  if (status !== 201) return
  const at = `/feed/posts/${body.postId}`
  const reader = pick(scene.people)
  await ask(scene, reader, 'PUT', `${at}/reactions/clap`)
  await ask(scene, reader, 'POST', `${at}/comments`, { clientCommentId: id, text: 'Thank you' })
  await ask(scene, person, 'DELETE', at)
}

const note: Act = async (scene, person) => {
  scene.count += 1
  const at = `/notes/soak-${scene.count}`
  const { body } = await ask<{ revision: number }>(scene, person, 'PUT', at, { baseRevision: 0, content: 'AAAA' })
  await ask(scene, person, 'DELETE', `${at}?revision=${body.revision}`)
}

const signInAndOut: Act = async ({ server, failures }, { email }) => {
  const { status, body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email, password: Math.random() < 0.1 ? 'Wrong-2026!' : PASSWORD },
  })
  if (status === 200) await call(server, 'POST', '/auth/logout', { token: body.tokens.accessToken })
  else if (status !== 401 && status !== 429) noteFailure(failures, `sign in ${status}`)
}

const askNonsense: Act = async ({ server, failures }, { token }) => {
  for (const [method, path, body] of [
    ['GET', '/nothing'],
    ['POST', '/groups', '{'],
    ['PATCH', '/users', 'no form'],
  ]) {
    const { status } = await call(server, method as string, path as string, { token, body })
    if (status < 400 || status >= 500) noteFailure(failures, `nonsense ${path} ${status}`)
  }
}

/** What is done, and how often beside the rest. */
const ACTS: readonly [Act, number][] = [
  [write, 10],
  [read, 4],
  [search, 3],
  [comeAndGo, 3],
  [post, 1],
  [note, 1],
  [changeProfile, 1],
  [signInAndOut, 1],
  [askNonsense, 1],
]
const CHOICES = ACTS.flatMap(([act, weight]) => Array.from({ length: weight }, () => act))

/** Somebody who does nothing else does something. */
export async function actOnce(scene: Scene): Promise<void> {
  const person = pick(scene.people.filter((one) => !scene.busy.has(one)))
  if (!person) return
  const act = pick(CHOICES)
  scene.busy.add(person)
  try {
    await act(scene, person)
  } catch (error) {
    noteFailure(scene.failures, `${act.name}: ${String(error)}`)
  } finally {
    scene.busy.delete(person)
  }
}
