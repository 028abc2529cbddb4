import { eq } from 'drizzle-orm'
import {
  type CompanyTheme,
  companyThemeSchema,
  DEFAULT_THEME_COLOURS,
  type LogoAnswer,
  themeColourNameSchema,
  type ThemeId,
} from '@umkreis/schemas'
import * as v from 'valibot'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { organisations, themes } from '../../db/schema/index.ts'

const colourSchema = companyThemeSchema.entries.values.item

/**
 * The colours of the viewer's organisation. Each that it did not choose is the product's own, and so is each stored one
 * that is no colour: a look is never refused for one bad value.
 */
export async function readTheme(db: Db, viewer: Pick<Viewer, 'organisationId'>): Promise<CompanyTheme> {
  const [row] = await db.select().from(themes).where(eq(themes.organisationId, viewer.organisationId))
  return {
    themeId: (row?.themeId ?? 'default') as ThemeId,
    themeName: row?.themeName ?? 'Umkreis',
    values: readValues(row?.values),
  }
}

/** The four colours of a stored look: of one that is missing or no colour the product's own. */
export function readValues(stored: unknown): CompanyTheme['values'] {
  const values: unknown[] = Array.isArray(stored) ? stored : []
  const chosen = new Map(
    values.filter((value) => v.is(colourSchema, value)).map(({ name, value }) => [name, value.toUpperCase()]),
  )
  return themeColourNameSchema.options.map((name) => ({
    name,
    value: chosen.get(name) ?? DEFAULT_THEME_COLOURS[name],
  }))
}

/** The address of the organisation's logo, if it has one, and of the one for dark surroundings, if that is another. */
export async function readLogo(db: Db, viewer: Viewer, size: 'small' | 'big'): Promise<LogoAnswer> {
  const { smallLogoUrl, smallLogoDarkUrl, bigLogoUrl, bigLogoDarkUrl } = organisations
  const [row] = await db
    .select(
      size === 'small'
        ? { url: smallLogoUrl, darkUrl: smallLogoDarkUrl }
        : { url: bigLogoUrl, darkUrl: bigLogoDarkUrl },
    )
    .from(organisations)
    .where(eq(organisations.organisationId, viewer.organisationId))
  return { url: row?.url ?? null, ...(row?.darkUrl ? { darkUrl: row.darkUrl } : {}) }
}
