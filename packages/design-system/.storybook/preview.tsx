import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/tokens/fonts.css'
import { Box, ThemeProvider, type SchemeChoice } from '../src/index.ts'
import { THEMES } from './themes.ts'

const inTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeProvider theme={THEMES[String(globals['theme'])]} scheme={globals['scheme'] as SchemeChoice}>
    <Box padding={parameters['layout'] === 'fullscreen' ? 0 : 24}>
      <Story />
    </Box>
  </ThemeProvider>
)

const preview: Preview = {
  decorators: [inTheme],
  parameters: { layout: 'padded', controls: { disable: true }, a11y: { test: 'error' } },
  initialGlobals: { scheme: 'light', theme: 'Umkreis' },
  globalTypes: {
    scheme: {
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    theme: { toolbar: { title: 'Company', icon: 'paintbrush', items: Object.keys(THEMES), dynamicTitle: true } },
  },
}

export default preview
