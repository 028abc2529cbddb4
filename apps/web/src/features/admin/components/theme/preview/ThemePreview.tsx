import { Banner, SegmentedControl } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import type { Theme } from '@umkreis/theme'
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop'
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon'
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun'
import { ThemeScope } from '@umkreis/design-system'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useMediaQuery } from '../../../../../shared/hooks/use-media-query.ts'
import { copy } from '../../../copy.ts'
import { ChatScreen } from './ChatScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { bannerLine, bannerPlace, bannerRow, preview, toolbar, toolbarEnd } from './preview.css.ts'
import { PreviewFrame, type Device } from './PreviewFrame.tsx'
import { SignInScreen } from './SignInScreen.tsx'
import { SurroundMeScreen } from './SurroundMeScreen.tsx'

/** What every screen of the preview is given. */
export type ScreenProps = {
  readonly device: Device
  readonly scheme: 'light' | 'dark'
  readonly organisation: string
}

const SCREENS = {
  surroundMe: SurroundMeScreen,
  chat: ChatScreen,
  home: HomeScreen,
  signIn: SignInScreen,
} as const satisfies Record<string, ComponentType<ScreenProps>>
type Screen = keyof typeof SCREENS

const words = copy.theme.preview

/** The product in the look that is worked on, made of its real parts: screen by screen, light and dark, wide and narrow. */
export function ThemePreview({ theme, organisation }: { theme: Theme; organisation: string }): ReactNode {
  const isNarrow = useMediaQuery(media.below768)
  const [screen, setScreen] = useState<Screen>('surroundMe')
  const [scheme, setScheme] = useState<'light' | 'dark'>(currentScheme)
  const [chosenDevice, setDevice] = useState<Device>()
  const device = chosenDevice ?? (isNarrow ? 'phone' : 'desktop')
  const Shown = SCREENS[screen]
  return (
    <section className={preview} aria-label={words.title}>
      <div className={toolbar}>
        <SegmentedControl
          label={words.screens}
          selected={screen}
          onSelect={setScreen}
          segments={(Object.keys(SCREENS) as Screen[]).map((id) => ({ id, label: words.screen[id] }))}
        />
        <div className={toolbarEnd}>
          <SegmentedControl
            label={words.schemes}
            selected={scheme}
            onSelect={setScheme}
            segments={[
              { id: 'light', name: copy.theme.scheme.light, icon: <SunIcon size={20} /> },
              { id: 'dark', name: copy.theme.scheme.dark, icon: <MoonIcon size={20} /> },
            ]}
          />
          <SegmentedControl
            label={words.devices}
            selected={device}
            onSelect={setDevice}
            segments={[
              { id: 'desktop', name: words.device.desktop, icon: <DesktopIcon size={20} /> },
              { id: 'phone', name: words.device.phone, icon: <DeviceMobileIcon size={20} /> },
            ]}
          />
        </div>
      </div>
      <PreviewFrame
        theme={theme}
        scheme={scheme}
        device={device}
        label={words.label(words.screen[screen], copy.theme.scheme[scheme], words.device[device])}
      >
        <Shown device={device} scheme={scheme} organisation={organisation} />
      </PreviewFrame>
      <div className={bannerRow}>
        <ThemeScope theme={theme} scheme={scheme} className={bannerPlace}>
          <Banner size="small">{organisation}</Banner>
        </ThemeScope>
        <p className={bannerLine}>{words.bannerLine}</p>
      </div>
    </section>
  )
}

/** The scheme that the page wears, which is where the eye is when it arrives. */
function currentScheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['scheme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
