import { ThemeScope, VisuallyHidden } from '@umkreis/design-system'
import type { Theme } from '@umkreis/theme'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { fitted, frame, screen, stage } from './preview.css.ts'

/** Whose screen is shown. */
export type Device = 'desktop' | 'phone'

/** The size at which each screen is laid out, in pixels, before it is made to fit. */
const SIZES = { desktop: { width: 1136, height: 712 }, phone: { width: 390, height: 660 } } as const
/** The rim around a phone, in pixels. */
const RIM = { desktop: 0, phone: 16 } as const

/** A screen made as small as its place is. For who listens it is a picture: nothing in it can be reached. */
export function PreviewFrame({
  theme,
  scheme,
  device,
  label,
  children,
}: {
  theme: Theme
  scheme: 'light' | 'dark'
  device: Device
  label: string
  children: ReactNode
}): ReactNode {
  const { width, height } = SIZES[device]
  const place = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const rim = 2 * RIM[device]
    const fit = () => setScale(Math.min(1, (element.clientWidth - rim) / width, (element.clientHeight - rim) / height))
    fit()
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    return () => observer.disconnect()
  }, [device, height, width])
  return (
    <figure ref={place} className={stage[device]}>
      <div className={frame[device]} style={{ width: width * scale, height: height * scale }} inert aria-hidden>
        <div className={fitted} style={{ width, height, transform: `scale(${scale})` }}>
          <ThemeScope theme={theme} scheme={scheme} className={screen}>
            {children}
          </ThemeScope>
        </div>
      </div>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
    </figure>
  )
}
