import { Button, Spinner, Text, VisuallyHidden } from '@umkreis/design-system'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CameraControls } from './CameraControls.tsx'
import type { CameraProblem } from './camera-error.ts'
import { copy } from './copy.ts'
import { below, controls, frame, picture, viewfinder, waiting } from './qr.css.ts'
import type { Scanner, ScannerState } from './start-scanner.ts'
import { UsePicture } from './UsePicture.tsx'

/**
 * The camera's picture, in which a QR code is looked for. It is asked for, and its code is loaded, when this is drawn;
 * the camera is given back when it goes. Where there is none it says so itself, and what to do.
 *
 * @param onText Gets what stands in a code, again each time that it is seen.
 * @param onUnavailable Is told when there is no picture, so that another way can be offered.
 * @param takesPictures A picture from a file will do as well. It must not where the code proves who is in front of one.
 */
export function QrScanner({
  onText,
  onUnavailable,
  takesPictures = true,
}: {
  onText: (text: string) => void
  onUnavailable?: (problem: CameraProblem) => void
  takesPictures?: boolean
}): ReactNode {
  const [state, setState] = useState<ScannerState>({ kind: 'starting' })
  const [scanner, setScanner] = useState<Scanner>()
  const place = useRef<HTMLDivElement>(null)
  const read = useEffectEvent(onText)
  const show = useEffectEvent((next: ScannerState) => {
    setState(next)
    if (next.kind === 'failed') onUnavailable?.(next.problem)
  })

  useEffect(() => {
    let isOver = false
    let started: Scanner | undefined
    const scan = async () => {
      const { startScanner } = await import('./start-scanner.ts')
      // A picture that nobody waits for any more would turn the camera on for nothing.
      if (isOver || !place.current) return
      started = startScanner(place.current, { onText: (text) => read(text), onState: (next) => show(next) })
      setScanner(started)
    }
    scan().catch(() => {
      if (!isOver) show({ kind: 'failed', problem: 'busy' })
    })
    return () => {
      isOver = true
      started?.stop()
    }
  }, [])

  const failed = state.kind === 'failed' ? state : undefined
  return (
    <div className={below}>
      <div className={frame} hidden={Boolean(failed)}>
        <div ref={place} className={picture} aria-hidden />
        {state.kind === 'looking' ? <Viewfinder /> : null}
        {state.kind === 'starting' ? (
          <div className={waiting}>
            <Spinner label={copy.starting} showLabel />
          </div>
        ) : null}
        {state.kind === 'resting' ? (
          <div className={waiting}>
            <Text as="output">{copy.resting[state.because]}</Text>
            {state.because === 'out-of-sight' ? null : (
              <Button onPress={() => scanner?.restart()}>
                {state.because === 'elsewhere' ? copy.scanHere : copy.again}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      {failed ? (
        <Text role="alert" size="small" tone="danger">
          {copy.camera[failed.problem]}
        </Text>
      ) : null}
      {state.kind === 'looking' ? (
        <Text as="output" size="small" tone="muted">
          {state.isLate ? copy.late : <VisuallyHidden>{copy.picture}</VisuallyHidden>}
        </Text>
      ) : null}
      <div className={controls}>
        {state.kind === 'looking' ? <CameraControls state={state} scanner={scanner} /> : null}
        {failed && failed.problem !== 'unsupported' && scanner ? (
          <Button onPress={() => scanner.restart()}>{copy.again}</Button>
        ) : null}
        {takesPictures ? <UsePicture onText={onText} /> : null}
      </div>
    </div>
  )
}

/** Where the code belongs: four corners, outside of which nothing is hidden, because codes are read there too. */
function Viewfinder() {
  return (
    <svg className={viewfinder} viewBox="0 0 100 100" aria-hidden>
      <path d="M2 22V12A10 10 0 0 1 12 2H22M78 2H88A10 10 0 0 1 98 12V22M98 78V88A10 10 0 0 1 88 98H78M22 98H12A10 10 0 0 1 2 88V78" />
    </svg>
  )
}
