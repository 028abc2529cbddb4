import type { ThemeColors } from '@umkreis/design-system'
import { DEFAULT_THEME_COLOURS, type CompanyTheme, type LogoAnswer, type ThemeColourName } from '@umkreis/schemas'
import { atom } from 'jotai'
import { apiAtom } from './api.ts'
import { logError } from './log.ts'
import { loadLooks, looksKey, rememberLooks } from './looks-memory.ts'
import { awaitPicture } from './picture.ts'

type Colours = Readonly<Record<ThemeColourName, string>>

/** How the organisation looks: its four colours, and its logos where it has any. */
export type Looks = {
  readonly colours: Colours
  /** The colours made accessible, in both schemes; nothing for the product's own, which stand in the style sheet. */
  readonly theme: ThemeColors | undefined
  readonly smallLogo: LogoAnswer
  readonly bigLogo: LogoAnswer
}

/** Umkreis itself: what visitors see, and organisations that chose nothing. */
export const DEFAULT_LOOKS: Looks = {
  colours: DEFAULT_THEME_COLOURS,
  theme: undefined,
  smallLogo: { url: null },
  bigLogo: { url: null },
}

const looksBase = atom<Looks>(DEFAULT_LOOKS)
/** How often colours were put on or asked for: an older wish that comes late knows itself by it. */
const turnBase = atom(0)

/** How the organisation looks. */
export const looksAtom = atom((get) => get(looksBase))

/**
 * Shows the organisation in other looks at once, without a reload, such as those that a Manager has just saved: in this
 * tab, in the member's other tabs, and at the next start. What is not named stays as it is. Never rejects.
 */
export const applyLooksAtom = atom(
  null,
  async (get, set, changes: { theme?: CompanyTheme | undefined; smallLogo?: LogoAnswer; bigLogo?: LogoAnswer }) => {
    const { theme, smallLogo, bigLogo } = changes
    const userId = get(apiAtom).session.store.load()?.userId
    const wear = (parts: Partial<Looks>) => {
      const looks = { ...get(looksBase), ...parts }
      set(looksBase, looks)
      if (userId) rememberLooks(localStorage, userId, looks)
    }
    if (smallLogo !== undefined || bigLogo !== undefined) {
      wear({ ...(smallLogo === undefined ? {} : { smallLogo }), ...(bigLogo === undefined ? {} : { bigLogo }) })
    }
    if (!theme) return
    const turn = get(turnBase) + 1
    set(turnBase, turn)
    const colours = readColours(theme)
    const created = await createColours(colours).catch(keep('theme engine'))
    // Something newer was asked for meanwhile, or somebody else signed in.
    if (get(turnBase) !== turn || get(apiAtom).session.store.load()?.userId !== userId) return
    // Without the engine the colours that are worn stay.
    if (created !== undefined) wear({ colours, theme: created ?? undefined })
  },
)

/** Loads colours and both logos. What can't be loaded stays as it was; never rejects. */
export const loadLooksAtom = atom(null, async (get, set) => {
  const { looks } = get(apiAtom)
  const before = get(looksBase)
  const turn = get(turnBase)
  const [theme, smallLogo, bigLogo] = await Promise.all([
    looks.theme().catch(keep('theme')),
    looks
      .smallLogo()
      .then(async (logo) => {
        if (logo.url) await awaitPicture(logo.url)
        return logo
      })
      .catch(keep('small logo')),
    looks.bigLogo().catch(keep('big logo')),
  ])
  // Something newer was applied meanwhile.
  if (get(looksBase) !== before || get(turnBase) !== turn) return
  await set(applyLooksAtom, {
    theme,
    ...(smallLogo === undefined ? {} : { smallLogo }),
    ...(bigLogo === undefined ? {} : { bigLogo }),
  })
})

/** Puts on what the member's organisation wore at the last start, until {@link loadLooksAtom} knows better. */
export const restoreLooksAtom = atom(null, (_get, set, userId: string) => {
  const kept = loadLooks(localStorage, userId)
  if (!kept) return
  set(turnBase, (turn) => turn + 1)
  set(looksBase, kept)
})

/** Follows what another tab of the member shows. Ends with the call it returns. */
export const followLooksAtom = atom(null, (get, set) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const userId = get(apiAtom).session.store.load()?.userId
    if (userId && key === looksKey(userId) && newValue !== null) set(restoreLooksAtom, userId)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
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

/** The theme engine comes only to those who need it: an organisation with colours of its own. `null` for the product's. */
async function createColours(colours: Colours): Promise<ThemeColors | null> {
  const names = Object.keys(DEFAULT_THEME_COLOURS) as ThemeColourName[]
  if (names.every((name) => colours[name].toUpperCase() === DEFAULT_THEME_COLOURS[name])) return null
  const { createTheme } = await import('./theme-engine.ts')
  return createTheme(colours)
}
