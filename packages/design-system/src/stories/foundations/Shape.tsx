import { createTheme, DEFAULT_BRAND } from '@umkreis/theme'
import type { ReactNode } from 'react'
import { Text, ThemeScope } from '../../index.ts'
import { radius } from '../../tokens/scales.ts'
import { Example, Page, Samples, Section } from './Page.tsx'
import { corners, depths, scope } from './space.css.ts'

const CORNERS: Readonly<Record<keyof typeof radius, string>> = {
  tail: 'The corner of a message that points at who wrote it',
  s: 'Fields, rows of menus, file tiles',
  m: 'Bubbles, menus, pictures',
  l: 'Cards, rows of people, dialogs, banners',
  full: 'Buttons, chips, tags, avatars',
}

const DEPTHS = {
  1: 'Cards',
  2: 'A focused row, the question field',
  3: 'Menus, dialogs, toasts, the action bar',
} as const

const THEME = createTheme(DEFAULT_BRAND)

/** Corners by the size of what they belong to, and the three depths in both schemes. */
export function ShapePage(): ReactNode {
  return (
    <Page
      title="Corners and depth"
      lead="The smaller a thing, the smaller its corner; what is pressed is round. Only what floats has a shadow."
    >
      <Section title="Corners">
        <Samples>
          {(Object.keys(radius) as (keyof typeof radius)[]).map((name) => (
            <Example key={name} title={CORNERS[name]}>
              <div className={corners[name]}>
                {name}, {radius[name]}
              </div>
            </Example>
          ))}
        </Samples>
      </Section>
      <Section
        title="Depth"
        text="In the dark a shadow says nothing: there the first depth is a hairline alone, and the others lie on a deeper black."
      >
        <Samples wide>
          {(['light', 'dark'] as const).map((scheme) => (
            <ThemeScope key={scheme} theme={THEME} scheme={scheme} className={scope}>
              {([1, 2, 3] as const).map((step) => (
                <div key={step} className={depths[step]}>
                  <Text as="span" size="small">
                    {step}: {DEPTHS[step]}
                  </Text>
                </div>
              ))}
            </ThemeScope>
          ))}
        </Samples>
      </Section>
    </Page>
  )
}
