import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { FRAME_THEMES } from './frame-theme.ts'

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')
let chosen: unknown = 'system'

/** The frame wears the scheme of what it shows. */
function wear(): void {
  const dark = chosen === 'dark' || (chosen !== 'light' && systemIsDark.matches)
  addons.setConfig({ theme: FRAME_THEMES[dark ? 'dark' : 'light'] })
}

function follow({ globals }: { globals: Record<string, unknown> }): void {
  if (globals['scheme'] === chosen) return
  chosen = globals['scheme']
  wear()
}

addons.setConfig({
  sidebar: { showRoots: true },
  layoutCustomisations: {
    // Pages and whole screens have nothing to be set below them.
    showPanel: ({ storyId }, shown) => (/^(welcome|foundations|compose)-/.test(storyId ?? '') ? false : shown),
  },
})
wear()
systemIsDark.addEventListener('change', wear)

addons.register('umkreis/frame', (api) => {
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
