import { themeProperties, type ThemeColors } from '@umkreis/theme'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { scheme as schemes, scope } from './ThemeScope.css.ts'

/** Shows its children in another theme than the page's: the live preview of the theme editor. */
export function ThemeScope({
  theme,
  scheme,
  className,
  children,
}: {
  theme: ThemeColors
  scheme: 'light' | 'dark'
  className?: string
  children?: ReactNode
}): ReactNode {
  const style = useMemo(() => themeProperties(theme[scheme]) as CSSProperties, [theme, scheme])
  return (
    <div className={[scope, schemes[scheme], className].filter(Boolean).join(' ')} style={style}>
      {children}
    </div>
  )
}
