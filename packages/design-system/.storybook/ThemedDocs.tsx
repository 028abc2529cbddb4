import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore, type PropsWithChildren, type ReactNode } from 'react'
import { FRAME_THEMES } from './frame-theme.ts'

const DARK = '(prefers-color-scheme: dark)'

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  const system = window.matchMedia(DARK)
  system.addEventListener('change', notify)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', notify)
  }
}

function isDark(): boolean {
  const { scheme } = document.documentElement.dataset
  return scheme === undefined ? window.matchMedia(DARK).matches : scheme === 'dark'
}

/** A docs page in the scheme of the stories on it: in Storybook's own white, those of the dark scheme would not be read. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>): ReactNode {
  const dark = useSyncExternalStore(subscribe, isDark)
  return <DocsContainer {...props} theme={FRAME_THEMES[dark ? 'dark' : 'light']} />
}
