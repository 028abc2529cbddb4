import { globalLayer, globalStyle, type StyleRule } from '@vanilla-extract/css'
import { media } from './scales.ts'
import { typeStyle } from './typography.ts'
import { vars } from './vars.css.ts'

const reset = globalLayer('uk-reset')

/** In a layer of its own, so that every component's style wins whatever the order of the files. */
function rule(selector: string, style: Omit<StyleRule, '@layer' | 'selectors'>): void {
  globalStyle(selector, { '@layer': { [reset]: style } } as Parameters<typeof globalStyle>[1])
}

rule('*, *::before, *::after', { boxSizing: 'border-box' })
rule('*', { margin: 0, padding: 0 })
rule('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', hyphens: 'auto', scrollbarGutter: 'auto' })
rule('body', {
  ...typeStyle('body'),
  minHeight: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})
rule('button, input, textarea, select, optgroup', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
rule('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' })
rule('a', { color: 'inherit', textDecoration: 'none' })
rule('ul, ol', { listStyle: 'none' })
rule('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
rule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
rule('table', { borderCollapse: 'collapse', borderSpacing: 0 })
rule('fieldset', { border: 0, minWidth: 0 })
rule('[hidden]', { display: 'none' })
rule(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' })
rule('::selection', { background: vars.color.mark, color: vars.color.text })
globalStyle('*, *::before, *::after', {
  '@media': { [media.still]: { scrollBehavior: 'auto' } },
})
