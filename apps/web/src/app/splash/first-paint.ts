import type { ThemeColors } from '@umkreis/design-system'
import type { Scheme, TokenName } from '@umkreis/theme'

/** Where `public/first-paint.js` looks. */
export const FIRST_PAINT_KEY = 'umkreis.firstPaint'

/** What the waiting screen is drawn with. */
const SHOWN = {
  canvas: '--uk-color-canvas',
  line1: '--uk-color-line-1',
  line2: '--uk-color-line-2',
  textMuted: '--uk-color-text-muted',
} as const satisfies Partial<Record<TokenName, string>>

/**
 * Keeps the colours of the waiting screen for the next start in this browser.
 *
 * @param theme Nothing for the product's own colours, which stand in the style sheet.
 */
export function keepFirstPaint(theme: ThemeColors | undefined, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  if (!theme) return storage.removeItem(FIRST_PAINT_KEY)
  const pick = (scheme: Scheme) =>
    Object.fromEntries(Object.entries(SHOWN).map(([name, property]) => [property, theme[scheme][name as TokenName]]))
  storage.setItem(FIRST_PAINT_KEY, JSON.stringify({ light: pick('light'), dark: pick('dark') }))
}

/** Takes back what `public/first-paint.js` set, once the theme itself is in place. */
export function clearFirstPaint(root: HTMLElement): void {
  for (const property of Object.values(SHOWN)) root.style.removeProperty(property)
}

/** Removes the waiting screen, once there is something to see. */
export function removeSplash(): void {
  document.querySelector('#splash')?.remove()
}
