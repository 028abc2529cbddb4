/** Distances in the 4-px grid, by their pixels: the only ones between and inside things. */
export const space = {
  0: '0',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  56: '56px',
  80: '80px',
  120: '120px',
} as const

/** A distance of the space scale, in pixels. */
export type Space = keyof typeof space

/** Corners: S for fields and rows, M for bubbles, menus and pictures, L for cards and dialogs, tail for a message. */
export const radius = { tail: '6px', s: '14px', m: '20px', l: '28px', full: '999px' } as const

/** Heights of controls: 32 inside cards, 40 everywhere, 48 in forms and on phones. */
export const control = { 32: '32px', 40: '40px', 48: '48px', touch: '44px' } as const

/** Time and curve of each kind of movement. */
export const motion = {
  press: '80ms cubic-bezier(.2,0,0,1)',
  quick: '140ms cubic-bezier(.2,0,0,1)',
  move: '180ms cubic-bezier(.2,.8,.2,1)',
  spring: '190ms cubic-bezier(.34,1.4,.64,1)',
  drawer: '260ms cubic-bezier(.2,.8,.2,1)',
  waiting: '1.2s linear',
  waitingSlow: '1.8s linear',
} as const

/** Media queries for `@media` in styles; widths as the frames of the layout change. */
export const media = {
  phone: '(max-width: 489.98px)',
  tablet: '(min-width: 490px)',
  belowDesktop: '(max-width: 1024.98px)',
  desktop: '(min-width: 1025px)',
  below360: '(max-width: 359.98px)',
  below576: '(max-width: 575.98px)',
  below768: '(max-width: 767.98px)',
  from768: '(min-width: 768px)',
  below993: '(max-width: 992.98px)',
  from993: '(min-width: 993px)',
  from1200: '(min-width: 1200px)',
  from1440: '(min-width: 1440px)',
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  touch: '(pointer: coarse)',
  forced: '(forced-colors: active)',
} as const

/** Stacking, from what sticks to the page to what lies over everything. */
export const layer = { raised: 1, sticky: 10, drawer: 20, overlay: 30, popover: 40, toast: 50, splash: 60 } as const

/** The longest line of reading text. */
export const measure = '68ch'
