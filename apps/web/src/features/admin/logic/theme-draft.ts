import {
  companyThemeUpdateSchema,
  DEFAULT_THEME_COLOURS,
  themeColourNameSchema,
  type CompanyTheme,
  type CompanyThemeUpdate,
  type ThemeColourName,
} from '@umkreis/schemas'
import { parseColor, type Brand, type Hex } from '@umkreis/theme'
import * as v from 'valibot'

/** The four colours, in the order in which they are shown. */
export const COLOUR_NAMES: readonly ThemeColourName[] = themeColourNameSchema.options

/** The `themeId` of an organisation that has no look of its own. */
export const OWN_LOOK_OF_UMKREIS = 'default'

/** One colour while it is worked on: what stands in its field, and the last colour that it was. */
export type ColourDraft = { readonly text: string; readonly color: Hex }

/** A look while it is worked on. */
export type ThemeDraft = { readonly name: string; readonly colours: Readonly<Record<ThemeColourName, ColourDraft>> }

/**
 * A saved look, to be worked on.
 *
 * @param theme A colour that it lacks, or that is none, is the product's own.
 * @param organisation What the look is called as long as nobody has named it.
 */
export function createDraft(theme: CompanyTheme, organisation: string): ThemeDraft {
  const saved = new Map(theme.values.map(({ name, value }) => [name, parseColor(value)]))
  const read = (name: ThemeColourName): ColourDraft => {
    const parsed = saved.get(name)
    const color = parsed?.kind === 'color' ? parsed.color : (DEFAULT_THEME_COLOURS[name] as Hex)
    return { text: color, color }
  }
  return {
    name: theme.themeId === OWN_LOOK_OF_UMKREIS ? organisation : theme.themeName,
    colours: { banner: read('banner'), bgcolor: read('bgcolor'), line1: read('line1'), line2: read('line2') },
  }
}

/** The colours that stand in their fields as something that is none. */
export function refusedColours(draft: ThemeDraft): ThemeColourName[] {
  return COLOUR_NAMES.filter((name) => parseColor(draft.colours[name].text).kind === 'refused')
}

/** What is wrong with the name, in words; nothing where it may stay. */
export function refuseName(name: string): string | undefined {
  const result = v.safeParse(companyThemeUpdateSchema.entries.themeName, name)
  return result.success ? undefined : result.issues[0].message
}

/** Whether saving one would change nothing about the other. What is typed in another way and means the same is the same. */
export function isSameLook(one: ThemeDraft, other: ThemeDraft): boolean {
  if (one.name.trim() !== other.name.trim()) return false
  if (refusedColours(one).length + refusedColours(other).length > 0) return false
  return COLOUR_NAMES.every((name) => one.colours[name].color === other.colours[name].color)
}

/**
 * A draft that is replaced, while part of it may have been typed anew.
 *
 * @param now What stands there.
 * @param before What stood there when the replacing began; what is still as it was then is replaced.
 */
export function replaceUntouched(now: ThemeDraft, before: ThemeDraft, next: ThemeDraft): ThemeDraft {
  const colour = (name: ThemeColourName) =>
    now.colours[name].text === before.colours[name].text ? next.colours[name] : now.colours[name]
  return {
    name: now.name === before.name ? next.name : now.name,
    colours: { banner: colour('banner'), bgcolor: colour('bgcolor'), line1: colour('line1'), line2: colour('line2') },
  }
}

/** The colours for the theme engine; of a refused one the last that it was. */
export function brandOf({ colours }: ThemeDraft): Brand {
  return {
    banner: colours.banner.color,
    bgcolor: colours.bgcolor.color,
    line1: colours.line1.color,
    line2: colours.line2.color,
  }
}

/** What is sent to save it. Only for a draft without refused colours. */
export function toUpdate(draft: ThemeDraft): CompanyThemeUpdate {
  return {
    themeName: draft.name.trim(),
    values: COLOUR_NAMES.map((name) => ({ name, value: draft.colours[name].color })),
  }
}
