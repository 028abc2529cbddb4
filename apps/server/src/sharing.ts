import type { Config } from './config/config.ts'
import type { EventBus } from './events/event-bus.ts'
import { type Interests, NO_INTERESTS } from './events/interests.ts'
import { RedisFanOut } from './events/redis-fan-out.ts'
import type { Logger } from './logging/logger.ts'
import { RedisLink } from './redis/redis-link.ts'
import { type Presence, createPresence } from './services/presence/presence.ts'
import { SharedPresence } from './services/presence/shared-presence.ts'

/** What several processes share beside the database; of a process alone, its own. */
export interface Sharing extends AsyncDisposable {
  /** Undefined: this process is alone. */
  redis: RedisLink | undefined
  interests: Interests
  presence: Presence
}

/** What sharing takes. */
export interface SharingParts {
  config: Pick<Config, 'redisUrl'>
  /** What the processes of one deployment have in common. */
  tokenKey: Uint8Array
  events: EventBus
  logger: Logger
  now: () => Date
}

/** Meets the other processes where `REDIS_URL` says, without waiting for it. */
export function createSharing({ config, tokenKey, events, logger: root, now }: SharingParts): Sharing {
  if (config.redisUrl === undefined) {
    const presence = createPresence()
    return { redis: undefined, interests: NO_INTERESTS, presence, [Symbol.asyncDispose]: async () => {} }
  }
  const logger = root.child({ part: 'redis' })
  const cleanUp = new AsyncDisposableStack()
  const redis = cleanUp.use(new RedisLink(config.redisUrl, tokenKey, logger))
  const fanOut = cleanUp.use(new RedisFanOut({ link: redis, events, logger }))
  const onDied = () => fanOut.lookAtAll()
  const presence = cleanUp.use(new SharedPresence({ link: redis, events, logger, now, onDied }))
  return { redis, interests: fanOut, presence, [Symbol.asyncDispose]: () => cleanUp.disposeAsync() }
}
