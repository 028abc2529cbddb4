import * as v from 'valibot'
import { MEMBER_MEMORY_PREFIX } from '../../../services/member-memory.ts'
import { isEmoji } from './emoji.ts'

/** What this device remembers of how somebody uses emojis: the last ones, and the colour of skin, 0 being none. */
export type EmojiMemory = { readonly recent: readonly string[]; readonly tone: number }

const KEY = `${MEMBER_MEMORY_PREFIX}emoji`
const RECENT_MAX = 24
const memorySchema = v.object({
  recent: v.pipe(
    v.array(v.string()),
    v.transform((list) => list.filter(isEmoji).slice(0, RECENT_MAX)),
  ),
  tone: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
})

/** Brings back what is remembered. Never throws: what can't be read is nothing. */
export function recallEmojis(storage: Pick<Storage, 'getItem'>): EmojiMemory {
  try {
    const kept = v.safeParse(memorySchema, JSON.parse(storage.getItem(KEY) ?? 'null'))
    if (kept.success) return kept.output
  } catch {
    // Not JSON, or no storage at all.
  }
  return { recent: [], tone: 0 }
}

/** Remembers. Never throws: without storage it is forgotten. */
export function rememberEmojis(storage: Pick<Storage, 'setItem'>, memory: EmojiMemory): void {
  try {
    storage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Full or forbidden: only this comfort is missing.
  }
}

/** Puts an emoji in front of those that were used before. */
export function withRecent({ recent, tone }: EmojiMemory, emoji: string): EmojiMemory {
  return { tone, recent: [emoji, ...recent.filter((one) => one !== emoji)].slice(0, RECENT_MAX) }
}
