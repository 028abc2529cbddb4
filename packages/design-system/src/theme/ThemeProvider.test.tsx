import { createTheme, DEFAULT_TOKENS, TOKEN_NAMES } from '@umkreis/theme'
import { describe, expect, it } from 'vitest'
import { mount } from '../testing/index.ts'
import { vars } from '../tokens/index.ts'
import { ThemeProvider } from './ThemeProvider.tsx'
import { ThemeScope } from './ThemeScope.tsx'

const gletscher = createTheme({ banner: '#F2B705', bgcolor: '#F4F8FB', line1: '#1F3A6E', line2: '#F8A9C0' })
const read = (element: Element, name: keyof typeof vars.color) =>
  getComputedStyle(element).getPropertyValue(vars.color[name].slice(4, -1)).toUpperCase()

describe('the colour contract', () => {
  it('holds every token of the theme engine and no other', () => {
    expect(Object.keys(vars.color)).toEqual(TOKEN_NAMES)
  })
})

describe('ThemeProvider', () => {
  it('wears the default brand without a theme', () => {
    mount(<ThemeProvider scheme="light" />)
    expect(read(document.documentElement, 'accent')).toBe(DEFAULT_TOKENS.light.accent)
  })

  it('puts a company theme on the whole page and takes it off again', () => {
    const { unmount } = mount(<ThemeProvider theme={gletscher} scheme="light" />)
    expect(read(document.documentElement, 'accent')).toBe('#F2B705')
    unmount()
    expect(read(document.documentElement, 'accent')).toBe(DEFAULT_TOKENS.light.accent)
  })

  it('follows the chosen scheme', () => {
    const { update } = mount(<ThemeProvider theme={gletscher} scheme="dark" />)
    expect(read(document.documentElement, 'canvas')).toBe(gletscher.dark.canvas)
    update(<ThemeProvider theme={gletscher} scheme="light" />)
    expect(read(document.documentElement, 'canvas')).toBe(gletscher.light.canvas)
  })

  it('writes no inline style and no inline script into the page', () => {
    const scripts = document.querySelectorAll('script:not([src])').length
    mount(<ThemeProvider theme={gletscher} scheme="dark" />)
    expect(document.documentElement.getAttribute('style') ?? '').not.toContain('--uk-')
    expect(document.querySelectorAll('script:not([src])')).toHaveLength(scripts)
  })
})

describe('ThemeScope', () => {
  it('shows its children in another theme than the page', () => {
    const { element } = mount(
      <ThemeScope theme={gletscher} scheme="dark">
        <p>preview</p>
      </ThemeScope>,
    )
    expect(read(element.querySelector('p') as Element, 'canvas')).toBe(gletscher.dark.canvas)
    expect(read(document.documentElement, 'canvas')).not.toBe(gletscher.dark.canvas)
  })
})
