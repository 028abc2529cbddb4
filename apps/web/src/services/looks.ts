import type { ThemeColors } from '@umkreis/design-system'
import { DEFAULT_THEME_COLOURS, type CompanyTheme, type ThemeColourName } from '@umkreis/schemas'
import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import { logError } from './log.ts'

type Colours = Readonly<Record<ThemeColourName, string>>

/** How the organisation looks: its four colours, and its logos where it has any. */
export type Looks = {
  readonly colours: Colours
  /** The colours made accessible, in both schemes; nothing for the product's own, which stand in the style sheet. */
  readonly theme: ThemeColors | undefined
  readonly smallLogo: string | null
  readonly bigLogo: string | null
}

/** Umkreis itself: what visitors see, and organisations that chose nothing. */
export const DEFAULT_LOOKS: Looks = {
  colours: DEFAULT_THEME_COLOURS,
  theme: undefined,
  smallLogo: null,
  bigLogo: null,
}

const looksBase = atom<Looks>(DEFAULT_LOOKS)

/** How the organisation looks. */
export const looksAtom = atom((get) => get(looksBase))

/** Loads colours and both logos. What can't be loaded stays as it was; never rejects. */
export const loadLooksAtom = atom(null, async (get, set) => {
  const { looks } = get(apiAtom)
  const before = get(looksBase)
  const [theme, smallLogo, bigLogo] = await Promise.all([
    looks.theme().catch(keep('theme')),
    looks.smallLogo().catch(keep('small logo')),
    looks.bigLogo().catch(keep('big logo')),
  ])
  const colours = theme ? readColours(theme) : before.colours
  set(looksBase, {
    colours,
    theme: await createColours(colours).catch(keep('theme engine')),
    smallLogo: smallLogo === undefined ? before.smallLogo : smallLogo,
    bigLogo: bigLogo === undefined ? before.bigLogo : bigLogo,
  })
})

function keep(what: string) {
  return (error: unknown): undefined => {
    logError(`The ${what} could not be loaded`, error)
    return undefined
  }
}

function readColours(theme: CompanyTheme): Colours {
  const chosen = Object.fromEntries(theme.values.map(({ name, value }) => [name, value]))
  return { ...DEFAULT_THEME_COLOURS, ...chosen }
}

/** The theme engine comes only to those who need it: an organisation with colours of its own. */
async function createColours(colours: Colours): Promise<ThemeColors | undefined> {
  const names = Object.keys(DEFAULT_THEME_COLOURS) as ThemeColourName[]
  if (names.every((name) => colours[name].toUpperCase() === DEFAULT_THEME_COLOURS[name])) return undefined
  const { createTheme } = await import('@umkreis/theme')
  return createTheme(colours)
}
