import { DEFAULT_TOKENS, type Scheme } from '@umkreis/theme'
import { create, type ThemeVars } from 'storybook/theming'

const TEXT = "'Figtree Variable', 'Helvetica Neue', Arial, sans-serif"

function wordmark(scheme: Scheme): string {
  const { line1, line2, text } = DEFAULT_TOKENS[scheme]
  return `<span style="display:inline-flex;align-items:center;gap:8px;font:600 20px/26px 'Familjen Grotesk Variable',sans-serif;letter-spacing:-.015em;color:${text}"><svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="14" r="3.6" fill="${line1}"/><path d="M7.08 6.77A7.8 7.8 0 1 0 15.52 8.48" stroke="${line1}"/><path d="M7.85 1.79A12.4 12.4 0 0 1 22.17 16.37" stroke="${line2}"/></svg>Umkreis</span>`
}

function frame(scheme: Scheme): ThemeVars {
  const color = DEFAULT_TOKENS[scheme]
  return create({
    base: scheme,
    brandTitle: wordmark(scheme),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: TEXT,
    colorPrimary: color.accent,
    // Storybook writes white on it, also in the dark, and takes it for links.
    colorSecondary: scheme === 'light' ? color.ink : color.borderStrong,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.canvas,
    appHoverBg: color.wash,
    appBorderColor: color.border,
    appBorderRadius: 14,
    textColor: color.text,
    textInverseColor: color.onInk,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.ink,
    barSelectedColor: color.ink,
    inputBg: color.surface,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 14,
    buttonBg: color.wash,
    buttonBorder: color.border,
    booleanBg: color.sunken,
    booleanSelectedBg: color.wash,
  })
}

/** Storybook's own frame and its docs pages in the product's default colours. */
export const FRAME_THEMES: Readonly<Record<Scheme, ThemeVars>> = { light: frame('light'), dark: frame('dark') }
