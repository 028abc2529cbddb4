import type { StorybookConfig } from '@storybook/react-vite'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../src/stories', files: '**/*.stories.tsx' },
    // A component says only its group, `Actions/Button`; the shelf it stands on is named here, once.
    { directory: '../src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Storybook's own tour and its list of changes would stand between a designer and the parts.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    'public',
    { from: '../node_modules/@fontsource-variable/familjen-grotesk/files', to: '/fonts' },
    { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
  ],
  // Apart from the preview, which the tests load too: they have no use for Storybook's docs pages.
  previewAnnotations: ['./.storybook/docs.ts'],
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    }),
}

export default config
