import { encodeQR } from 'qr'
import { type ReactNode, useMemo } from 'react'
import { code, paper, print } from './qr.css.ts'

/** Light modules around the code, without which cameras do not find it (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4

/**
 * A QR code to be held in front of a camera: dark on light in every scheme, because many readers know nothing else. The
 * encoder comes with it, so it belongs into what is loaded when it is wanted.
 *
 * @param label What a screen reader says instead of it.
 */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect className={paper} width={size} height={size} />
      <path className={print} d={path} />
    </svg>
  )
}

function draw(text: string): { size: number; path: string } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const path = modules.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('')
  return { size: modules.length, path }
}
