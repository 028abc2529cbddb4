import { formatThemeCss, type ThemeColors } from '@umkreis/theme'
import { useLayoutEffect, type ReactNode } from 'react'

/** The scheme a person chose; `system` follows the device. */
export type SchemeChoice = 'light' | 'dark' | 'system'

/** {@link ThemeProvider}: a theme from `createTheme` (without one, the default brand), and the chosen scheme. */
export interface ThemeProviderProps {
  theme?: ThemeColors
  scheme?: SchemeChoice
  children?: ReactNode
}

/**
 * Puts a company theme into the colour contract of the whole page, so that menus and dialogs wear it too. Writes through
 * the style object model only: no inline style, no inline script, nothing a strict content security policy forbids.
 */
export function ThemeProvider({ theme, scheme = 'system', children }: ThemeProviderProps): ReactNode {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (scheme === 'system') delete root.dataset['scheme']
    else root.dataset['scheme'] = scheme
  }, [scheme])

  useLayoutEffect(() => {
    if (!theme) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(formatThemeCss(theme))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [theme])

  return children
}
