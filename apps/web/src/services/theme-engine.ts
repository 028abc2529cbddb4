// A module of its own to be loaded late: loading the package itself late would bring all of it into the first chunk, of
// which the design system needs a few lines.
export { createTheme } from '@umkreis/theme'
