/**
 * What the frame around a member's screens takes from its height, as CSS lengths: a screen that fills the window is
 * `calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom})` high. Both are 0 where there is no such bar.
 */
export const shellSpace = {
  top: 'var(--web-shell-top, 0px)',
  bottom: 'var(--web-shell-bottom, 0px)',
} as const
