import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '../../errors/service-error.ts'
import type { RedisLink } from '../../redis/redis-link.ts'
import { type PasswordTries, createPasswordTries } from './password-tries.ts'
import { type Slots, createSlots } from './slots.ts'

/** How often something may happen for one key (an account, an address). */
export interface Limit {
  /**
   * Counts one more, or several: all of them or, where they are too many, none.
   *
   * @throws {ServiceError} `too-many`, with when to try again.
   */
  take(key: string, count?: number): Promise<void>
  /** Takes back one that was counted and turned out not to count. */
  giveBack(key: string): Promise<void>
  /** Forgets what was counted for a key. */
  clear(key: string): Promise<void>
}

export interface Limits {
  /** Wrong passwords for one account, known or not. */
  passwordTries: PasswordTries
  /** Sign-ins from one address, right or wrong. */
  signIns: Limit
  /** Answers of a provider to one beginning: each makes the server ask it. */
  singleSignOnAnswers: Limit
  /** Beginnings of signing in with a passkey from one address: one for each visit to the sign-in page. */
  passkeyOffers: Limit
  /** Passkeys that one account begins to add: each is told by mail. */
  passkeys: Limit
  /** Codes that one account has mailed to itself. */
  proofCodes: Limit
  /** New accounts from one address. */
  signUps: Limit
  /** Reset mails, demonstration requests and newsletters from one address. */
  mails: Limit
  /** Reset mails to one person, asked for from one address. */
  resetMails: Limit
  /** Reset mails to one person, whoever asks. */
  resetMailsInAll: Limit
  /** Invitations by mail of one organisation: whoever founds one may write to strangers in its name. */
  invitations: Limit
  /** Mails of one account to the managers of its organisation. */
  supportRequests: Limit
  /** Questions of one account. */
  searches: Limit
  /** Completions for one account: one for each letter that is typed. */
  suggestions: Limit
  /** Posts that one account writes in the feed: everybody of the organisation is told of each. */
  posts: Limit
  /** Comments of one account. */
  comments: Limit
  /** Changes of one account to what it wrote in the feed: each may fetch a page. */
  edits: Limit
  /** Pictures that one account sends for its posts. */
  feedPictures: Limit
  /** Codes that are drawn for one account. */
  codes: Limit
  /** Codes that are drawn for one account at the same time: each takes a while in which nobody else is served. */
  codesAtOnce: Slots
  /** Searches of one account over its conversations at the same time. */
  groupSearchesAtOnce: Slots
  /** Pictures that one account sends at the same time: each is held in memory, and takes a while. */
  picturesAtOnce: Slots
  /** Spreadsheets that one account has read at the same time. */
  spreadsheetsAtOnce: Slots
  /** Requests of an identity provider with one token. */
  provisioning: Limit
  /** Requests of the identity providers of one organisation at the same time: its changes wait for each other anyway. */
  provisioningAtOnce: Slots
  /** Wrong tokens of identity providers from one address. */
  wrongTokens: Limit
  /** Whatever one account changes through the API. */
  changes: Limit
  /** People whom one account writes to through one call for many. */
  separateMessages: Limit
  /** Pieces of files that one account sends. */
  pieces: Limit
  /** Pieces that one account sends at the same time: each is held in memory. */
  piecesAtOnce: Slots
}

const MINUTE_S = 60
const INVITATIONS_A_DAY = 20_000
const PIECES_AT_ONCE = 6
const PICTURES_AT_ONCE = 2
const CODES_WAITING = 8
const GROUP_SEARCHES_AT_ONCE = 2
// Somebody types faster than a slow search answers.
const GROUP_SEARCHES_WAITING = 20
const PROVISIONING_AT_ONCE = 2
// More than providers send at the same time.
const PROVISIONING_WAITING = 100
const TOO_MANY_PASSWORDS = 'Too many wrong passwords. Please try again later'
const TOO_MANY_MAILS = 'Too many mails. Please try again later'

/**
 * Creates the limits. A demonstration takes more from one address: its visitors often share one.
 *
 * @param redis Where several processes count together; while it is away, each counts for itself. What may happen at the
 *   same time is always counted by each process for itself: it is there to spare that process.
 */
export function createLimits(isDemo: boolean, redis?: RedisLink): Limits {
  const generous = isDemo ? 10 : 1
  const limit = (name: string, points: number, durationS: number, message: string) =>
    createLimit(points, durationS, message, redis && { redis, name })
  return {
    passwordTries: createPasswordTries(
      limit('password-tries', 10, 15 * MINUTE_S, TOO_MANY_PASSWORDS),
      limit('password-tries-in-all', 100, 15 * MINUTE_S, TOO_MANY_PASSWORDS),
    ),
    signIns: limit(
      'sign-ins',
      120 * generous,
      MINUTE_S,
      'Too many sign-ins from your network. Please try again in a minute',
    ),
    singleSignOnAnswers: limit(
      'single-sign-on-answers',
      3,
      10 * MINUTE_S,
      'This sign-in was answered too often. Please begin again',
    ),
    passkeyOffers: limit(
      'passkey-offers',
      600 * generous,
      MINUTE_S,
      'Too many sign-ins from your network. Please try again in a minute',
    ),
    passkeys: limit('passkeys', 30, 60 * MINUTE_S, 'Too many passkeys in an hour. Please try again later'),
    proofCodes: limit('proof-codes', 5 * generous, 60 * MINUTE_S, TOO_MANY_MAILS),
    signUps: limit(
      'sign-ups',
      100 * generous,
      MINUTE_S,
      'Too many sign-ups from your network. Please try again in a minute',
    ),
    mails: limit('mails', 30 * generous, MINUTE_S, 'Too many requests from your network. Please try again in a minute'),
    resetMails: limit('reset-mails', 5 * generous, 60 * MINUTE_S, TOO_MANY_MAILS),
    resetMailsInAll: limit('reset-mails-in-all', 50 * generous, 60 * MINUTE_S, TOO_MANY_MAILS),
    invitations: limit(
      'invitations',
      INVITATIONS_A_DAY,
      24 * 60 * MINUTE_S,
      `An organisation invites at most ${INVITATIONS_A_DAY.toLocaleString('en')} people by mail in a day. Please invite fewer, or the others later`,
    ),
    supportRequests: limit('support-requests', 5, 60 * MINUTE_S, TOO_MANY_MAILS),
    // The circle asks at each rest while one types, which nobody does ten times in a second for a minute.
    searches: limit('searches', 600 * generous, MINUTE_S, 'Too many searches. Please try again in a minute'),
    suggestions: limit('suggestions', 1200 * generous, MINUTE_S, 'Too many searches. Please try again in a minute'),
    posts: limit('posts', 60 * generous, 60 * MINUTE_S, 'Too many posts in an hour. Please try again later'),
    comments: limit('comments', 60 * generous, MINUTE_S, 'Too many comments. Please try again in a minute'),
    edits: limit('edits', 120 * generous, 60 * MINUTE_S, 'Too many changes in an hour. Please try again later'),
    feedPictures: limit(
      'feed-pictures',
      120 * generous,
      60 * MINUTE_S,
      'Too many pictures in an hour. Please try again later',
    ),
    codes: limit('codes', 60, MINUTE_S, 'Too many codes. Please try again in a minute'),
    codesAtOnce: createSlots(1, 'Too many codes at the same time. Please try again in a moment', CODES_WAITING),
    groupSearchesAtOnce: createSlots(
      GROUP_SEARCHES_AT_ONCE,
      'Too many searches at the same time. Please try again in a moment',
      GROUP_SEARCHES_WAITING,
    ),
    picturesAtOnce: createSlots(PICTURES_AT_ONCE, 'Too many pictures at the same time. Please send some later'),
    spreadsheetsAtOnce: createSlots(1, 'A file of yours is being read already. Please send the next one after it'),
    changes: limit('changes', 600 * generous, MINUTE_S, 'Too many changes. Please try again in a minute'),
    provisioning: limit(
      'provisioning',
      1200 * generous,
      MINUTE_S,
      'Too many requests with this token. Please try again in a minute',
    ),
    provisioningAtOnce: createSlots(
      PROVISIONING_AT_ONCE,
      'Too many requests at the same time. Please try again in a moment',
      PROVISIONING_WAITING,
    ),
    wrongTokens: limit(
      'wrong-tokens',
      300 * generous,
      MINUTE_S,
      'Too many wrong tokens from your network. Please try again in a minute',
    ),
    separateMessages: limit(
      'separate-messages',
      2000 * generous,
      MINUTE_S,
      'Too many messages at once. Please try again in a minute',
    ),
    pieces: limit('pieces', 3000 * generous, MINUTE_S, 'Too many pieces of files. Please try again in a minute'),
    piecesAtOnce: createSlots(PIECES_AT_ONCE, 'Too many files at the same time. Please send some later'),
  }
}

/**
 * Counts for a period of a length in seconds what may happen so many times in it.
 *
 * @param shared Where it is counted for several processes, and under which name.
 */
export function createLimit(
  points: number,
  durationS: number,
  message: string,
  shared?: { redis: RedisLink; name: string },
): Limit {
  const inMemory = new RateLimiterMemory({ points, duration: durationS })
  const limiter = shared
    ? new RateLimiterRedis({
        storeClient: shared.redis.commands,
        keyPrefix: `${shared.redis.prefix}limit:${shared.name}`,
        points,
        duration: durationS,
        rejectIfRedisNotReady: true,
        insuranceLimiter: inMemory,
      })
    : inMemory
  // Keys are addresses of people and of their networks.
  const nameOf = (key: string) => shared?.redis.hashName(key) ?? key
  return {
    async take(key, count = 1) {
      const name = nameOf(key)
      try {
        await limiter.consume(name, count)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        await limiter.reward(name, count)
        throw new ServiceError('too-many', message, { retryAfterS: refusal.msBeforeNext / 1000 })
      }
    },
    async giveBack(key) {
      await limiter.reward(nameOf(key))
    },
    async clear(key) {
      await limiter.delete(nameOf(key))
    },
  }
}
