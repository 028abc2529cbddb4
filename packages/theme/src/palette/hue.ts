import { toLch, type Hex } from '../color/color.ts'

/** How far, in OKLab, a moved colour may lie beside the hue it came from: what rounding to sRGB does to a dark colour. */
export const HUE_TOLERANCE = 0.006

/** How far, in OKLab, `to` lies beside the plane of the hue of `from`. A grey has no hue to leave. */
export function hueDrift(from: Hex, to: Hex): number {
  const [a, b] = [toLch(from), toLch(to)]
  if (a.c === 0 || b.c === 0) return 0
  const turn = ((b.h - a.h) * Math.PI) / 180
  return Math.cos(turn) <= 0 ? b.c : b.c * Math.abs(Math.sin(turn))
}

/** Whether a colour kept its hue: it has not left it further than rounding does, and has not faded to a grey. */
export function keepsHue(from: Hex, to: Hex): boolean {
  return hueDrift(from, to) <= HUE_TOLERANCE && (toLch(from).c === 0 || toLch(to).c > 0)
}
