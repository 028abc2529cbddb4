import { TOKEN_NAMES, type TokenName } from '@umkreis/theme'

/** What each colour is for, in the order a designer meets them. */
const GROUPS: Readonly<Record<string, Partial<Record<TokenName, string>>>> = {
  Grounds: {
    canvas: 'The page, behind everything',
    surface: 'Cards, fields, sheets, the conversation',
    sunken: 'Search boxes, quiet wells',
    wash: 'What is selected, tags, soft buttons',
    washHover: 'The same, pointed at',
    washFaint: 'Rows that are pointed at',
    accentWash: 'Icon discs, own reactions, mentions',
    dangerWash: 'Behind an error',
    ownMessage: 'My own messages',
    mark: 'Behind matched words',
  },
  Words: {
    text: 'All reading text',
    textMuted: 'Second lines, times',
    textFaint: 'Placeholders, “nothing about …”',
    accentText: 'Links, drafts, mentions',
    success: 'Ready, saved, encrypted',
    warning: 'Twice, expiring, a colour that was moved',
    danger: 'Errors, deleting',
  },
  'Ink and accent': {
    ink: 'The second strongest button, checks, switches',
    onInk: 'Words on ink',
    accent: 'The one thing to do next',
    onAccent: 'Words on the accent, never white by habit',
    focus: 'The focus ring, 3 px, 3 px away',
  },
  'Lines and outlines': {
    line1: 'The first line: what is found, what is safe',
    line2: 'The second line, always beside the first or a word',
    border: 'Hairlines that only decorate',
    borderStrong: 'Fields, checks, outlined buttons',
    pale: 'What is not found, on a ring',
    halo: 'Around a field that takes the keyboard',
  },
  'The company’s banner': {
    banner: 'The company’s colour, untouched',
    onBanner: 'Words on it',
    bannerLine1: 'The first line on it',
    bannerLine2: 'The second line on it',
    bannerDisc1: 'The outer disc',
    bannerDisc2: 'The middle disc',
    bannerDisc3: 'The inner disc',
  },
}

/** All colours in their groups; those that no group names stand together at the end. */
export const COLOUR_GROUPS: readonly { title: string; roles: readonly { token: TokenName; purpose?: string }[] }[] =
  (() => {
    const named = Object.entries(GROUPS).map(([title, roles]) => ({
      title,
      roles: Object.entries(roles).map(([token, purpose]) => ({ token: token as TokenName, purpose })),
    }))
    const seen = new Set(named.flatMap(({ roles }) => roles.map(({ token }) => token)))
    const rest = (prefix: string) =>
      TOKEN_NAMES.filter((token) => !seen.has(token) && token.startsWith(prefix)).map((token) => ({ token }))
    const charts = rest('chart')
    const others = rest('').filter(({ token }) => !token.startsWith('chart'))
    return [...named, { title: 'States, bar and arcs', roles: others }, { title: 'Charts', roles: charts }]
  })()
