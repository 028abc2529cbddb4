import type { Config } from './config/config.ts'
import { type DatabaseTarget, type Db, openDatabase } from './db/client.ts'
import type postgres from 'postgres'
import { type Lock, createLock, OWN_LOCK } from './db/lock.ts'
import { type EventBus, createEventBus } from './events/event-bus.ts'
import type { Interests } from './events/interests.ts'
import { type Logger, createLogger } from './logging/logger.ts'
import { measureSearch } from './metrics/measure-search.ts'
import { Metrics } from './metrics/metrics.ts'
import { watchContext } from './metrics/watch-context.ts'
import { requireMigrated } from './db/require-migrated.ts'
import { Readiness } from './readiness.ts'
import { type AccessTokens, createAccessTokens } from './services/auth/access-tokens.ts'
import { type Authenticate, createAuthenticate } from './services/auth/authenticate.ts'
import { type ProofCodes, createProofCodes } from './services/auth/proof/proof-codes.ts'
import { requireTokenKey } from './services/auth/token-key.ts'
import { type ConnectionTickets, createConnectionTickets } from './services/auth/connection-tickets.ts'
import { type PasskeyChallenges, createPasskeyChallenges } from './services/auth/passkeys/challenges.ts'
import type { BlobStore } from './services/blobs/blob-store.ts'
import { openBlobStore } from './services/blobs/open-blob-store.ts'
import { type DigestTokens, createDigestTokens } from './services/feed/digest/digest-tokens.ts'
import { InvitationMails } from './services/invitations/invitation-mails.ts'
import { type TokenOfInvitation, createTokenOfInvitation } from './services/invitations/invitation-tokens.ts'
import { type Limits, createLimits } from './services/limits/limits.ts'
import { ReadingMarks } from './services/reading/reading-marks.ts'
import { createMailing } from './services/mail/create-mailing.ts'
import type { MailQueue } from './services/mail/mail-queue.ts'
import type { Mailer } from './services/mail/mailer.ts'
import { type Outgoing, createOutgoing } from './services/outgoing/outgoing.ts'
import type { Presence } from './services/presence/presence.ts'
import { type PushSender, createPushSender } from './services/push/push-sender.ts'
import { deriveVapidKeys, requireVapidKeys } from './services/push/vapid-keys.ts'
import { type PeopleSearch, createPeopleSearch } from './services/people-search/people-search.ts'
import { SpreadsheetReader } from './services/spreadsheets/spreadsheet-reader.ts'
import { type SingleSignOnTools, createSingleSignOn } from './services/single-sign-on/create-single-sign-on.ts'
import type { RedisLink } from './redis/redis-link.ts'
import { createSharing } from './sharing.ts'

/** The one list of what the server has. Services take the parts they need; routes and the hub take it whole. */
export interface Context extends AsyncDisposable {
  config: Config
  logger: Logger
  metrics: Metrics
  readiness: Readiness
  db: Db
  sql: postgres.Sql
  /** Has one process at a time do what all of them would. */
  lock: Lock
  events: EventBus
  /** What of other processes is to be heard. */
  interests: Interests
  /** Where several processes meet; undefined: this one is alone. */
  redis: RedisLink | undefined
  accessTokens: AccessTokens
  authenticate: Authenticate
  connectionTickets: ConnectionTickets
  passkeyChallenges: PasskeyChallenges
  proofCodes: ProofCodes
  limits: Limits
  mailer: Mailer
  /** Undefined: mails are written as files, at once. */
  mailQueue: MailQueue | undefined
  tokenOfInvitation: TokenOfInvitation
  digestTokens: DigestTokens
  invitationMails: InvitationMails
  spreadsheets: SpreadsheetReader
  blobs: BlobStore
  peopleSearch: PeopleSearch
  presence: Presence
  readingMarks: ReadingMarks
  push: PushSender
  /** Asks other servers for what people name. */
  outgoing: Outgoing
  /** Asks the providers through which people of organisations sign in. */
  singleSignOn: SingleSignOnTools
  now: () => Date
  /** The origin of links in mails and QR codes, known once the server listens. */
  publicUrl: () => string
  setPublicUrl: (origin: string) => void
  /** Settles when the database ends by itself. */
  failed: Promise<Error>
}

/** What tests replace: nothing else may. */
export interface ContextOverrides {
  database?: DatabaseTarget
  now?: () => Date
  logger?: Logger
}

/** Opens everything that the configuration names. Disposing closes it in the opposite order. */
export async function createContext(config: Config, overrides: ContextOverrides = {}): Promise<Context> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const now = overrides.now ?? (() => new Date())
  const logger = overrides.logger ?? createLogger(config.logLevel)
  const target = overrides.database ?? config.database
  const tokenKey = config.tokenKey ?? requireTokenKey(config.dataDir)
  const metrics = cleanUp.use(new Metrics())
  const { db, sql, failed, watchTransactions, watchLosses } = cleanUp.use(await openDatabase(target))
  watchTransactions((times) => metrics.transactionEnded(times))
  watchLosses((connections) =>
    logger.warn({ connections }, 'Connections to the database were lost, and are opened anew'),
  )
  const readiness = new Readiness(logger)
  readiness.add('database', () => requireMigrated(sql))
  const blobs = await openBlobStore(config.blobs)
  const accessTokens = createAccessTokens(tokenKey, now)
  const events = createEventBus(logger)
  const { redis, interests, presence } = cleanUp.use(createSharing({ config, tokenKey, events, logger, now }))
  // Losing Redis later makes deliveries late and no process useless; that it was never reached is a wrong address.
  if (redis) readiness.add('fan-out', async () => redis.requireReached())
  const peopleSearch = cleanUp.use(createPeopleSearch({ db, events, logger, embeddings: config.embeddings }))
  const readingMarks = cleanUp.use(new ReadingMarks({ db, events, logger, now }))
  let publicUrl = config.publicUrl
  const requirePublicUrl = () => {
    if (publicUrl === undefined) throw new Error('The public address is not known before the server listens')
    return publicUrl
  }
  const { mailer, carrier, pace, queue } = cleanUp.use(
    createMailing({ config, db, logger, tokenKey, now, onTried: (outcome) => metrics.mailTried('mails', outcome) }),
  )
  const outgoing = createOutgoing(config.alsoReachable)
  const tokenOfInvitation = createTokenOfInvitation(tokenKey)
  const invitationMails = cleanUp.use(
    new InvitationMails({
      db,
      logger,
      mailer: carrier,
      pace,
      onTried: (outcome) => metrics.mailTried('invitations', outcome),
      tokenOfInvitation,
      now,
      publicUrl: requirePublicUrl,
    }),
  )
  const vapidKeys = redis ? deriveVapidKeys(tokenKey) : requireVapidKeys(config.dataDir)
  const push = createPushSender(vapidKeys, config, requirePublicUrl)
  watchContext({ metrics, readiness, mailQueue: queue, invitationMails, sql, now })
  undo.move()
  return {
    config,
    logger,
    metrics,
    readiness,
    db,
    sql,
    failed,
    lock: target.kind === 'postgres' ? createLock(sql) : OWN_LOCK,
    events,
    interests,
    redis,
    accessTokens,
    authenticate: createAuthenticate(db, accessTokens),
    connectionTickets: createConnectionTickets(tokenKey, now),
    passkeyChallenges: createPasskeyChallenges(tokenKey, now),
    proofCodes: createProofCodes(tokenKey, now),
    limits: createLimits(config.isDemo, redis),
    mailer,
    mailQueue: queue,
    tokenOfInvitation,
    digestTokens: createDigestTokens(tokenKey),
    invitationMails,
    spreadsheets: cleanUp.use(new SpreadsheetReader()),
    blobs,
    peopleSearch: measureSearch(peopleSearch, metrics),
    presence,
    readingMarks,
    push,
    outgoing,
    singleSignOn: createSingleSignOn(config, { outgoing, tokenKey, now }),
    now,
    publicUrl: requirePublicUrl,
    setPublicUrl(origin) {
      publicUrl ??= origin
    },
    [Symbol.asyncDispose]: () => cleanUp.disposeAsync(),
  }
}
