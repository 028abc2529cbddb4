import type { Attachment } from './app.ts'
import type { Context } from './context.ts'
import { sweepSignIns } from './services/auth/sweep.ts'
import { tendTables } from './db/embedded/tend-tables.ts'
import { sweepAttachments } from './services/attachments/remove-attachment.ts'
import { startDueRounds } from './services/coffee-rounds/start-due-rounds.ts'
import { tellOfRounds } from './services/coffee-rounds/tell-of-rounds.ts'
import { renewDuePlans } from './services/billing/plan.ts'
import { sweepDeletedFields } from './services/custom-fields/manage.ts'
import { sweepPairings } from './services/e2ee/pairings.ts'
import { sendDigests } from './services/feed/digest/send-digests.ts'
import { sweepFeedPictures } from './services/feed/pictures.ts'
import { applyRetention } from './services/organisation/retention.ts'
import { sweepInvitations } from './services/invitations/sweep.ts'
import { sweepSubscriptions } from './services/push/subscriptions.ts'
import { sweepArrivals } from './services/single-sign-on/finish.ts'
import { eraseDueUsers } from './services/users/ask-for-deletion.ts'

const INTERVAL_MS = 60 * 60 * 1000

/** Takes away what has run out and starts what is due, at the start and then every hour. Stopping waits for a round that is going on. */
export const attachUpkeep: Attachment = (_server, context) => {
  let round: Promise<void> | undefined
  const begin = () => {
    round ??= runAlone(context).finally(() => (round = undefined))
  }
  const timer = setInterval(begin, INTERVAL_MS)
  begin()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await round
    },
  }
}

/** Several processes share a database: while one of them has a round, the others leave theirs out. */
async function runAlone(context: Context): Promise<void> {
  try {
    await context.lock('upkeep', () => runUpkeep(context))
  } catch (error) {
    context.logger.error({ err: error }, 'Upkeep could not begin')
  }
}

/** One round. What fails is logged and tried again in the next one. */
export async function runUpkeep(context: Context): Promise<void> {
  for (const [name, task] of Object.entries({
    sweepAttachments,
    sweepPairings,
    sweepSignIns,
    sweepSubscriptions,
    sweepInvitations,
    sweepArrivals,
    sweepMails: ({ mailQueue }: Context) => mailQueue?.sweep(),
    startDueRounds,
    tellOfRounds,
    sweepFeedPictures,
    eraseDueUsers,
    sweepDeletedFields,
    applyRetention,
    renewDuePlans,
    sendDigests,
    // Last: the others leave rows behind.
    tendTables: ({ config, sql }: Context) => (config.database.kind === 'embedded' ? tendTables(sql) : []),
  })) {
    try {
      await task(context)
    } catch (error) {
      context.logger.error({ err: error, task: name }, 'Upkeep failed')
    }
  }
}
