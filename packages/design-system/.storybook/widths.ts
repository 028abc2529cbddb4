import type { Viewport } from 'storybook/viewport'

const NAMES = {
  390: 'phone',
  576: 'large phone',
  767: 'small tablet',
  992: 'tablet',
  1200: 'laptop',
  1440: 'desktop',
} as const

/** The widths at which the product changes its frame, for the toolbar; a story may ask for one by its pixels. */
export const WIDTHS: Readonly<Record<string, Viewport>> = Object.fromEntries(
  Object.entries(NAMES).map(([width, name]): [string, Viewport] => {
    const isPhone = Number(width) < 600
    return [
      `w${width}`,
      {
        name: `${width} px, ${name}`,
        styles: { width: `${width}px`, height: isPhone ? '844px' : '900px' },
        type: isPhone ? 'mobile' : Number(width) < 1024 ? 'tablet' : 'desktop',
      },
    ]
  }),
)
