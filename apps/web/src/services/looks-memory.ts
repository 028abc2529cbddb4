import { vars } from '@umkreis/design-system/tokens'
import { logoAnswerSchema, userIdSchema } from '@umkreis/schemas'
import type { Hex } from '@umkreis/theme'
import * as v from 'valibot'
import type { Looks } from './looks.ts'
import { MEMBER_MEMORY_PREFIX } from './member-memory.ts'

const hexSchema = v.pipe(
  v.string(),
  v.regex(/^#[0-9A-Fa-f]{6}$/),
  v.transform((text) => text as Hex),
)
const coloursSchema = v.object({ banner: hexSchema, bgcolor: hexSchema, line1: hexSchema, line2: hexSchema })
// A later version may have more tokens: what was kept before then counts for nothing.
const tokenNames = Object.keys(vars.color) as (keyof typeof vars.color)[]
const tokensSchema = v.object(
  Object.fromEntries(tokenNames.map((name) => [name, hexSchema])) as Record<
    (typeof tokenNames)[number],
    typeof hexSchema
  >,
)
const looksSchema = v.object({
  colours: coloursSchema,
  theme: v.optional(v.object({ light: tokensSchema, dark: tokensSchema })),
  smallLogo: logoAnswerSchema,
  bigLogo: logoAnswerSchema,
})

/**
 * The key below which a member's last looks are kept until they sign out. `public/first-paint.js` reads the same key and
 * of it `theme.light` and `theme.dark`.
 */
export const looksKey = (userId: string): string => `${MEMBER_MEMORY_PREFIX}looks.${userId}`

/** Keeps how the organisation looks for the member's next start on this device. */
export function rememberLooks(storage: Pick<Storage, 'setItem'>, userId: string, looks: Looks): void {
  const { colours, theme, smallLogo, bigLogo } = looks
  const colors = theme && { light: theme.light, dark: theme.dark }
  try {
    storage.setItem(looksKey(userId), JSON.stringify({ colours, theme: colors, smallLogo, bigLogo }))
  } catch {
    // A full or forbidden storage costs the next start its colours, and nothing else.
  }
}

/** Loads how the organisation looked at the member's last start; nothing for what can't be read. */
export function loadLooks(storage: Pick<Storage, 'getItem'>, userId: string): Looks | undefined {
  if (!v.is(userIdSchema, userId)) return undefined
  try {
    const kept = v.safeParse(looksSchema, JSON.parse(storage.getItem(looksKey(userId)) ?? 'null'))
    return kept.success ? { ...kept.output, theme: kept.output.theme } : undefined
  } catch {
    return undefined
  }
}
