import { decodeBase64 } from '@umkreis/crypto'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { thumbHashToRGBA } from 'thumbhash'
import { blurred } from './Picture.css.ts'

/** The fewest bytes that a ThumbHash has; what is shorter was never one. */
const HASH_MIN_BYTES = 5

/** A picture as a few soft colours, for as long as it is not there. What the message says draws nothing but that. */
export function Blurred({ thumbHash }: { thumbHash: string }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const hash = decodeBase64(thumbHash)
    const context = canvas.current?.getContext('2d')
    if (!context || hash.length < HASH_MIN_BYTES) return
    const { w, h, rgba } = thumbHashToRGBA(hash)
    if (!(w > 0 && h > 0)) return
    context.canvas.width = w
    context.canvas.height = h
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
  }, [thumbHash])
  return <canvas ref={canvas} className={blurred} aria-hidden />
}
