import { createTheme, DEFAULT_BRAND, type Theme } from '@umkreis/theme'

/** The company themes of the toolbar: the default, and two that show what moves. */
export const THEMES: Readonly<Record<string, Theme>> = {
  Umkreis: createTheme(DEFAULT_BRAND),
  Gletscher: createTheme({ banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' }),
  Beere: createTheme({ banner: '#7A1F5C', bgcolor: '#FBF7F2', line1: '#3B2A5A', line2: '#E0A100' }),
}
