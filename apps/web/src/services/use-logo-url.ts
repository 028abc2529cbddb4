import type { LogoAnswer } from '@umkreis/schemas'
import { useMediaQuery } from '../shared/hooks/use-media-query.ts'
import { useScheme } from './scheme.ts'

/** Where the picture of a logo is that goes with the scheme which the page wears; nothing where there is none. */
export function useLogoUrl({ url, darkUrl }: LogoAnswer): string | null {
  const [scheme] = useScheme()
  const isDarkDevice = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = scheme === 'dark' || (scheme === 'system' && isDarkDevice)
  return (isDark ? darkUrl : undefined) ?? url
}
