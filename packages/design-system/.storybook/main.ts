import type { StorybookConfig } from '@storybook/react-vite'
import { SOURCE_CONDITION } from '@umkreis/tooling/vitest'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    }),
}

export default config
