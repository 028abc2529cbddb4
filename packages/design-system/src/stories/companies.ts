import { createTheme, DEFAULT_BRAND, type Theme } from '@umkreis/theme'

/** A fictional company of the toolbar, and what its colours put to the test. */
export interface Company {
  readonly name: string
  readonly about: string
  readonly theme: Theme
}

/** The product's own colours, and three companies: a bright one, a dark one, and one that chose badly. */
export const COMPANIES: readonly Company[] = [
  {
    name: 'Umkreis',
    about: 'The colours of a company that has chosen none.',
    theme: createTheme(DEFAULT_BRAND),
  },
  {
    name: 'Gletscher Bergbahnen',
    about: 'Yellow on snow: a bright accent, a dark first line, and a second line too pale to be seen.',
    theme: createTheme({ banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' }),
  },
  {
    name: 'Fjordlicht Energie',
    about: 'Deep blue and sea green: a banner so dark that its words and its first line must turn light.',
    theme: createTheme({ banner: '#123C69', bgcolor: '#EDF3F1', line1: '#0B3D3A', line2: '#1FB58F' }),
  },
  {
    name: 'Zitrus Manufaktur',
    about: 'The hard case: lemon yellow lines and a white one on white. Almost nothing can stay as it was asked for.',
    theme: createTheme({ banner: '#FFF066', bgcolor: '#FFFFFF', line1: '#FFD400', line2: '#FFFFFF' }),
  },
]

/** The company with this name; the product's own colours for a name that nobody has. */
export function companyNamed(name: unknown): Company {
  return COMPANIES.find((company) => company.name === name) ?? (COMPANIES[0] as Company)
}
