import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PASSWORD, call, signUpOwner } from '../../_util/api.ts'
import { type Build, ServerProcess } from '../../several-processes/_util/server-process.ts'

const DOMAIN = '@many.example'
const LOOK_MS = 50
const PATIENCE_MS = 10 * 60_000

/**
 * Invites many people at a server of one process, which is killed after a third of the mails and again after two thirds.
 *
 * @returns Milliseconds from asking until every mail is out.
 * @throws {Error} If somebody got no mail, or two, or it takes too long.
 */
export async function inviteAndKill(build: Build, count: number): Promise<number> {
  await using cleanUp = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-invite-'))
  cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const start = async () => cleanUp.use(await ServerProcess.start(build, { DATA_DIR: dataDir }))
  const emails = Array.from({ length: count }, (_, place) => `person.${place}${DOMAIN}`)

  const first = await start()
  const owner = await signUpOwner(first)
  const begun = performance.now()
  const asked = await call<{ results: { status: string }[] }>(first, 'POST', '/manager/usersRegistration', {
    token: owner.token,
    body: { Emails: emails },
  })
  const invited = asked.body.results.filter(({ status }) => status === 'invited').length
  if (invited !== count) throw new Error(`Only ${invited} of ${count} were invited`)
  await untilSent(dataDir, count / 3)
  await first.kill()
  const second = await start()
  await untilSent(dataDir, (count * 2) / 3)
  await second.kill()
  if (mailsIn(dataDir).length >= count) throw new Error('All was sent before the server could be killed')
  const last = await start()
  await untilSent(dataDir, count)
  await untilNobodyWaits(last, owner.email)
  const took = performance.now() - begun

  // Who signs in from somewhere new gets a mail, too.
  const told = mailsIn(dataDir)
    .map((name) => /^To: (.*)\r$/m.exec(readFileSync(join(outbox(dataDir), name), 'utf8'))?.[1] ?? '')
    .filter((to) => to.endsWith(DOMAIN))
  const people = new Set(told)
  if (told.length !== count || people.size !== count) {
    throw new Error(`${told.length} mails went to ${people.size} of ${count} people`)
  }
  return took
}

const outbox = (dataDir: string) => join(dataDir, 'outbox')

/** Whole mails: what a killed server left half written is none. */
function mailsIn(dataDir: string): string[] {
  try {
    return readdirSync(outbox(dataDir)).filter((name) => name.endsWith('.eml'))
  } catch {
    return []
  }
}

async function untilSent(dataDir: string, count: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (mailsIn(dataDir).length < count) {
    if (performance.now() > end) throw new Error(`Only ${mailsIn(dataDir).length} mails were sent`)
    await delay(LOOK_MS)
  }
}

/** Whoever looks after the people sees that too. */
async function untilNobodyWaits(server: ServerProcess, email: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  const { body } = await call<{ tokens: { accessToken: string } }>(server, 'POST', '/auth/login', {
    body: { email, password: PASSWORD },
  })
  for (;;) {
    const { body: progress } = await call<{ waiting: number; failed: number }>(
      server,
      'GET',
      '/manager/invitations/progress',
      { token: body.tokens.accessToken },
    )
    if (progress.failed > 0) throw new Error(`${progress.failed} mails failed`)
    if (progress.waiting === 0) return
    if (performance.now() > end) throw new Error(`${progress.waiting} mails still wait`)
    await delay(LOOK_MS)
  }
}
