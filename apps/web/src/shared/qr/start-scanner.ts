import { type Camera, openCamera } from './camera.ts'
import { type CameraChoice, listCameras, loadChosenCamera, rememberChosenCamera } from './camera-choice.ts'
import { type CameraProblem, cameraProblemOf } from './camera-error.ts'
import { takeTurn } from './camera-turn.ts'
import { createVideoReader } from './code-reader.ts'
import { restAfter, TIMEOUT_MS } from './limits.ts'

/**
 * What a scanner does. `light` is absent where the camera has none; `isLate` says that no code was read for ten seconds.
 * It rests while the page is out of sight, while something else has the camera's picture, and when another scanner runs.
 */
export type ScannerState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'looking'
      readonly cameras: readonly CameraChoice[]
      readonly camera: string
      readonly light: 'on' | 'off' | undefined
      readonly isLate: boolean
    }
  | { readonly kind: 'resting'; readonly because: 'out-of-sight' | 'interrupted' | 'elsewhere' }
  | { readonly kind: 'failed'; readonly problem: CameraProblem }

/** A scanner that was started. */
export interface Scanner {
  /** Takes another camera, and remembers it. */
  choose(camera: string): void
  setLight(isOn: boolean): void
  /** Starts it anew, after a rest or a failure. */
  restart(): void
  /** Gives the camera back. */
  stop(): void
}

/** A camera that goes away again within so many looks is not asked for once more. */
const STEADY_LOOKS = 25

/**
 * Shows the camera's picture in an element and reads QR codes in it, until it is stopped.
 *
 * @param place The empty element that the picture goes into.
 * @param onText Gets what stands in each code that is seen, again and again while it is held there.
 */
export function startScanner(
  place: HTMLElement,
  { onText, onState }: { onText: (text: string) => void; onState: (state: ScannerState) => void },
): Scanner {
  const ending = new AbortController()
  let state: ScannerState = { kind: 'starting' }
  let camera: Camera | undefined
  let close = () => {}
  let looks = 0

  const tell = (next: ScannerState) => {
    state = next
    if (!ending.signal.aborted) onState(next)
  }
  const rest = (because: 'out-of-sight' | 'interrupted' | 'elsewhere') => {
    close()
    tell({ kind: 'resting', because })
  }
  const lose = () => {
    if (looks >= STEADY_LOOKS) return void open()
    close()
    tell({ kind: 'failed', problem: 'busy' })
  }

  const open = async () => {
    close()
    looks = 0
    const running = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = takeTurn(() => rest('elsewhere'))
    close = () => {
      running.abort()
      clearTimeout(timer)
      camera?.stop()
      camera = undefined
      leave()
    }
    tell({ kind: 'starting' })
    let isInterrupted = false
    const showPicture = () => {
      if (isInterrupted) tell({ kind: 'resting', because: 'interrupted' })
      else if (camera) show(camera)
    }
    try {
      const opened = await openCamera({
        id: loadChosenCamera(),
        place,
        signal: running.signal,
        onLost: lose,
        onRest: (isResting) => {
          isInterrupted = isResting
          showPicture()
        },
      })
      camera = opened
      showPicture()
      const read = createVideoReader(opened.video)
      let quietSince = performance.now()
      const look = () => {
        const began = performance.now()
        const text = isInterrupted ? undefined : read()
        looks += 1
        timer = setTimeout(look, restAfter(performance.now() - began))
        const isLate = text === undefined && began - quietSince >= TIMEOUT_MS
        if (state.kind === 'looking' && state.isLate !== isLate) tell({ ...state, isLate })
        if (text === undefined) return
        quietSince = began
        onText(text)
      }
      look()
    } catch (error) {
      if (running.signal.aborted) return
      close()
      tell({ kind: 'failed', problem: cameraProblemOf(error) })
    }
  }

  const show = ({ id, hasLight }: Camera) => {
    tell({ kind: 'looking', cameras: [], camera: id, light: hasLight ? 'off' : undefined, isLate: false })
    void addCameras()
  }
  const addCameras = async () => {
    const cameras = await listCameras()
    if (state.kind === 'looking') tell({ ...state, cameras })
    else if (state.kind === 'failed' && state.problem === 'missing' && cameras.length > 0) void open()
  }
  const onSight = () => {
    if (document.visibilityState === 'hidden') {
      if (state.kind !== 'failed') rest('out-of-sight')
    } else if (state.kind === 'resting' && state.because === 'out-of-sight') void open()
  }

  document.addEventListener('visibilitychange', onSight, ending)
  navigator.mediaDevices?.addEventListener?.('devicechange', () => void addCameras(), ending)
  if (document.visibilityState === 'hidden') rest('out-of-sight')
  else void open()
  return {
    choose: (id) => {
      rememberChosenCamera(id)
      void open()
    },
    setLight: (isOn) => {
      const lit = camera
      const settle = (light: 'on' | 'off' | undefined) => {
        if (lit === camera && state.kind === 'looking') tell({ ...state, light })
      }
      lit?.setLight(isOn).then(
        () => settle(isOn ? 'on' : 'off'),
        () => settle(undefined),
      )
    },
    restart: () => void open(),
    stop: () => {
      ending.abort()
      close()
    },
  }
}
