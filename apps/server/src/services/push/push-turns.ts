import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groups } from '../../db/schema/index.ts'
import type { RedisLink } from '../../redis/redis-link.ts'

/** Of several processes one tells a group's members at a time, and none of what another has told. */
export interface PushTurns {
  /** @returns How long to wait in milliseconds; or 0, and the place in the group up to which people were told. */
  take(groupId: string): Promise<{ waitMs: number; toldSequence: number }>
}

/** Of a process alone: it is always its turn. */
export const OWN_TURNS: PushTurns = { take: async () => ({ waitMs: 0, toldSequence: 0 }) }

const REMEMBERED_S = 600

/** KEYS: the pause, the place. ARGV: milliseconds of the pause, the newest place, how long it is remembered. */
const TAKE = `
local left = redis.call('PTTL', KEYS[1])
if left > 0 then return { left, 0 } end
redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])
local told = tonumber(redis.call('GET', KEYS[2]) or '0')
redis.call('SET', KEYS[2], ARGV[2], 'EX', ARGV[3])
return { 0, told }
`

/**
 * Takes turns through Redis. While it is away it is everybody's turn: to be told twice is better than not at all.
 *
 * @param pauseMs How soon again the same group is told.
 */
export function createSharedTurns(link: RedisLink, db: Db, pauseMs: number): PushTurns {
  return {
    async take(groupId) {
      const [group] = await db.select({ last: groups.lastSequence }).from(groups).where(eq(groups.groupId, groupId))
      try {
        const name = `${link.prefix}push:${groupId}`
        const last = group?.last ?? 0
        const answer = await link.commands.eval(TAKE, 2, `${name}:pause`, `${name}:told`, pauseMs, last, REMEMBERED_S)
        const [waitMs, toldSequence] = answer as [number, number]
        return { waitMs, toldSequence }
      } catch {
        return { waitMs: 0, toldSequence: 0 }
      }
    },
  }
}
