import { Spinner, Text, VisuallyHidden } from '@umkreis/design-system'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CameraError, type CameraProblem, cameraProblemOf } from './camera-error.ts'
import { copy } from './copy.ts'
import { frame, picture, waiting } from './qr.css.ts'

type Shown = { readonly kind: 'starting' | 'looking' } | { readonly kind: 'failed'; readonly problem: CameraProblem }

/**
 * The camera's picture, in which a QR code is looked for. It is asked for, and its code is loaded, when this is drawn;
 * the camera is given back when it goes. Where there is none it says so itself, and what to do.
 *
 * @param onText Gets what stands in a code, again each time that it is seen.
 * @param onUnavailable Is told when there is no picture, so that another way can be offered.
 */
export function QrScanner({
  onText,
  onUnavailable,
}: {
  onText: (text: string) => void
  onUnavailable?: (problem: CameraProblem) => void
}): ReactNode {
  const [shown, setShown] = useState<Shown>({ kind: 'starting' })
  const place = useRef<HTMLDivElement>(null)
  const read = useEffectEvent(onText)
  const tell = useEffectEvent((problem: CameraProblem) => onUnavailable?.(problem))

  useEffect(() => {
    let isOver = false
    const scan = async () => {
      const { startScanner } = await import('./start-scanner.ts')
      // A picture that nobody waits for any more would turn the camera on for nothing.
      if (isOver || !place.current) return undefined
      const stop = await startScanner(place.current, (text) => {
        if (!isOver) read(text)
      })
      if (!isOver) setShown({ kind: 'looking' })
      return stop
    }
    const scanning = scan().catch((error: unknown) => {
      if (isOver) return undefined
      const problem = error instanceof CameraError ? error.problem : cameraProblemOf(error)
      setShown({ kind: 'failed', problem })
      tell(problem)
      return undefined
    })
    return () => {
      isOver = true
      void scanning.then((stop) => stop?.())
    }
  }, [])

  if (shown.kind === 'failed') {
    return (
      <Text role="alert" size="small" tone="danger">
        {copy.camera[shown.problem]}
      </Text>
    )
  }
  return (
    <div className={frame}>
      <div ref={place} className={picture} aria-hidden />
      {shown.kind === 'looking' ? <VisuallyHidden as="output">{copy.picture}</VisuallyHidden> : null}
      {shown.kind === 'starting' ? (
        <div className={waiting}>
          <Spinner label={copy.starting} showLabel />
        </div>
      ) : null}
    </div>
  )
}
