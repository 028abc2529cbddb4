import type { Scheme } from '@umkreis/theme'

/** The shadows of the three elevations; the hairline of the first is the card's border. */
export const ELEVATION: Readonly<Record<Scheme, Readonly<Record<1 | 2 | 3, string>>>> = {
  light: {
    1: '0 1px 2px rgb(18 77 77 / .07)',
    2: '0 1px 2px rgb(18 77 77 / .06), 0 10px 28px -10px rgb(18 77 77 / .18)',
    3: '0 2px 6px rgb(10 45 45 / .08), 0 28px 64px -18px rgb(10 45 45 / .32)',
  },
  dark: {
    1: 'none',
    2: '0 10px 28px -10px rgb(0 0 0 / .6)',
    3: '0 28px 64px -18px rgb(0 0 0 / .8)',
  },
}
