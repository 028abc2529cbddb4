import { assignVars, globalStyle } from '@vanilla-extract/css'
import { DEFAULT_TOKENS, type Scheme } from '@umkreis/theme'
import { ELEVATION } from './elevation.ts'
import { vars } from './vars.css.ts'

const scheme = (name: Scheme) => ({
  colorScheme: name,
  vars: assignVars(vars, { color: DEFAULT_TOKENS[name], elevation: ELEVATION[name] }),
})

const dark = scheme('dark')
globalStyle(':root', {
  ...scheme('light'),
  // Paper is light, whatever the device is.
  '@media': { 'screen and (prefers-color-scheme: dark)': dark },
})
globalStyle(':root[data-scheme="light"]', scheme('light'))
globalStyle(':root[data-scheme="dark"]', dark)
