import { eq } from 'drizzle-orm'
import {
  type CompanyTheme,
  DEFAULT_THEME_COLOURS,
  type LogoAnswer,
  type ThemeColourName,
  type ThemeId,
} from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { organisations, themes } from '../../db/schema/index.ts'

const COLOUR_NAMES: readonly ThemeColourName[] = ['banner', 'bgcolor', 'line1', 'line2']

/** The colours of the viewer's organisation; each that it did not choose is the product's own. */
export async function readTheme(db: Db, viewer: Viewer): Promise<CompanyTheme> {
  const [row] = await db.select().from(themes).where(eq(themes.organisationId, viewer.organisationId))
  const chosen = new Map(row?.values.map(({ name, value }) => [name, value]))
  return {
    themeId: (row?.themeId ?? 'default') as ThemeId,
    themeName: row?.themeName ?? 'Umkreis',
    values: COLOUR_NAMES.map((name) => ({ name, value: chosen.get(name) ?? DEFAULT_THEME_COLOURS[name] })),
  }
}

/** The address of the organisation's logo, if it has one. */
export async function readLogo(db: Db, viewer: Viewer, size: 'small' | 'big'): Promise<LogoAnswer> {
  const [row] = await db
    .select({ url: size === 'small' ? organisations.smallLogoUrl : organisations.bigLogoUrl })
    .from(organisations)
    .where(eq(organisations.organisationId, viewer.organisationId))
  return { url: row?.url ?? null }
}
