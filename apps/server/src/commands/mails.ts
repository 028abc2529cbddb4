import type { Config } from '../config/config.ts'
import { listGivenUp, sendGivenUpAgain } from '../services/mail/given-up.ts'
import { openTarget } from './open-target.ts'

type Say = (line: string) => void

/** Lists the mails that were given up, without saying to whom they are or what stands in them. */
export async function showGivenUp(config: Config, say: Say): Promise<void> {
  await using database = await openTarget(config.database)
  const givenUp = await listGivenUp(database.db, new Date())
  for (const { mailId, createdAt, tries, reason, canGo } of givenUp) {
    const rest = `${tries} ${tries === 1 ? 'try' : 'tries'}, ${canGo ? 'can be sent again' : 'is out of date'}`
    say(`${createdAt.toISOString().slice(0, 16)}Z  ${mailId}  ${reason ?? 'unknown'}, ${rest}`)
  }
  const sendable = givenUp.filter(({ canGo }) => canGo).length
  say(`${givenUp.length} given up, ${sendable} of them can be sent again${sendable > 0 ? ': resend-mails' : ''}.`)
}

/** Has the mails sent again that were given up; the server does, with its next look at what waits. */
export async function resend(config: Config, say: Say): Promise<void> {
  await using database = await openTarget(config.database)
  const count = await sendGivenUpAgain(database.db, new Date())
  say(`${count} ${count === 1 ? 'mail waits' : 'mails wait'} to be sent again.`)
}
