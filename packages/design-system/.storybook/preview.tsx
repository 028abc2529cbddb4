import type { Decorator, Preview } from '@storybook/react-vite'
// By its own door: what the front door imports for its effect alone is dropped from a build.
import '../src/reset.css.ts'
import '../src/tokens/fonts.css'
import { Box, ThemeProvider, type SchemeChoice } from '../src/index.ts'
import { COMPANIES, companyNamed } from '../src/stories/companies.ts'
import { WIDTHS } from './widths.ts'

const inTheme: Decorator = (Story, { globals, parameters }) => (
  <ThemeProvider theme={companyNamed(globals['theme']).theme} scheme={globals['scheme'] as SchemeChoice}>
    <Box padding={parameters['layout'] === 'fullscreen' ? 0 : 24}>
      <Story />
    </Box>
  </ThemeProvider>
)

const preview: Preview = {
  decorators: [inTheme],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and grid', 'Corners and depth', 'Motion', 'Icons', 'The lines', 'Words'],
          'Components',
          [
            'All parts',
            'Actions',
            'Fields',
            'Choice',
            'Overlays',
            'People',
            'Feedback',
            'Data',
            'Conversation',
            'Layout',
          ],
          'Compose',
          [
            'Sign in',
            'Onboarding',
            'Surround me',
            'Result',
            'Chat',
            'Home',
            'People of a company',
            'Company colours',
            'Empty',
            'Error',
          ],
        ],
      },
    },
  },
  initialGlobals: { scheme: 'light', theme: 'Umkreis' },
  globalTypes: {
    scheme: {
      description: 'Light, dark, or what the device asks for',
      toolbar: {
        title: 'Scheme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    theme: {
      description: 'The company whose colours are worn',
      toolbar: {
        title: 'Company',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: COMPANIES.map(({ name }) => ({ value: name, title: name })),
      },
    },
  },
}

export default preview
