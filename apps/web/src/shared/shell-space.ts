/**
 * What the frame around a member's screens takes from its height, as CSS lengths: a screen that fills the window is
 * `calc(100dvh - ${shellSpace.top} - ${shellSpace.bottom})` high. `top` counts the lines above the content, too. Both are 0 where there is no such bar.
 */
export const shellSpace = {
  top: 'calc(var(--web-shell-top, 0px) + var(--web-shell-notice, 0px) + var(--web-shell-devices, 0px))',
  bottom: 'var(--web-shell-bottom, 0px)',
} as const
