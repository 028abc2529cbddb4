import { Button, Dialog, Skeleton, VisuallyHidden, showToast } from '@umkreis/design-system'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { logError } from '../../../../services/log.ts'
import { pictureCopy as copy } from './copy.ts'
import { type Crop, moveCrop, sideOf, wholePicture, ZOOM_MAX, zoomCrop } from './crop.ts'
import { openPicture } from './open-picture.ts'
import { area, shown, side as sideStyle, slider, zoom as zoomStyle } from './picture.css.ts'

/** Pixels of the picture that is sent: as many as are kept. */
const SENT_SIDE = 512
const KEY_STEP = 0.05
const ZOOM_STEP = 0.1
/** A pointer that moves less is pressed and not dragged. */
const DRAG_MIN_PX = 4

type CropDialogProps = {
  readonly file: File
  /** Gets the part that was chosen. */
  readonly onChosen: (picture: File) => void
  readonly onClose: () => void
}

/** Opens a picture on the device and lets one choose the part of it that is shown. */
export function CropDialog({ file, onChosen, onClose }: CropDialogProps): ReactNode {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [isSaving, setSaving] = useState(false)
  const isClosed = useRef(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const giveUp = useEffectEvent((error: unknown) => {
    logError('A picture could not be opened', error)
    showToast({ tone: 'danger', message: copy.unreadable })
    onClose()
  })
  useEffect(() => {
    let isOver = false
    openPicture(file).then(
      (opened) => (isOver ? opened.close() : setPicture(opened)),
      (error: unknown) => void (isOver || giveUp(error)),
    )
    return () => {
      isOver = true
    }
  }, [file])
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const save = () => {
    if (isSaving) return
    setSaving(true)
    canvas.current?.toBlob(
      (blob) => {
        // It was called off in the meantime.
        if (isClosed.current) return
        if (!blob) return giveUp(new Error('The browser drew no picture'))
        onChosen(new File([blob], 'picture', { type: blob.type }))
        onClose()
      },
      'image/webp',
      0.9,
    )
  }
  return (
    <Dialog
      open
      width="small"
      dismissable={false}
      onClose={onClose}
      title={copy.title}
      description={copy.line}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="accent" disabled={!picture} loading={isSaving} onPress={save}>
            {isSaving ? copy.saving : copy.save}
          </Button>
        </>
      }
    >
      <div className={sideStyle}>
        {picture ? <CropArea picture={picture} canvas={canvas} /> : <Skeleton rows={3} label={copy.loading} />}
      </div>
    </Dialog>
  )
}

function CropArea({ picture, canvas }: { picture: ImageBitmap; canvas: RefObject<HTMLCanvasElement | null> }) {
  const [crop, setCrop] = useState<Crop>(() => wholePicture(picture))
  const zoomId = useId()
  const held = useRef<{ x: number; y: number; hasMoved: boolean }>(undefined)
  const [said, setSaid] = useState('')
  /** Where there was no way on, the edge has been reached. */
  const change = (next: Crop) => {
    const isThere = next.x === crop.x && next.y === crop.y && next.zoom === crop.zoom
    setSaid(isThere ? copy.edge : describePlace(picture, next))
    setCrop(next)
  }
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const side = sideOf(picture, crop)
    context.clearRect(0, 0, SENT_SIDE, SENT_SIDE)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SENT_SIDE, SENT_SIDE)
  }, [picture, crop, canvas])
  const grab = ({ currentTarget, pointerId, clientX: x, clientY: y, isPrimary, button }: PointerEvent<HTMLElement>) => {
    if (!isPrimary || button !== 0) return
    currentTarget.setPointerCapture(pointerId)
    held.current = { x, y, hasMoved: false }
  }
  const drag = ({ currentTarget, clientX: x, clientY: y, isPrimary }: PointerEvent<HTMLElement>) => {
    const from = held.current
    if (!from || !isPrimary) return
    // A hand that presses trembles.
    if (!from.hasMoved && Math.hypot(x - from.x, y - from.y) < DRAG_MIN_PX) return
    const { width } = currentTarget.getBoundingClientRect()
    held.current = { x, y, hasMoved: true }
    setCrop((now) => moveCrop(picture, now, (from.x - x) / width, (from.y - y) / width))
  }
  const letGo = ({ currentTarget, isPrimary }: PointerEvent<HTMLElement>) => {
    const from = held.current
    if (!from || !isPrimary) return
    held.current = undefined
    if (from.hasMoved) return setSaid(describePlace(picture, crop))
    // Who can't drag presses on what is to be in the middle.
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    change(moveCrop(picture, crop, (from.x - left) / width - 0.5, (from.y - top) / height - 0.5))
  }
  const press = (event: KeyboardEvent) => {
    const step = CHANGES[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const { right = 0, down = 0, zoom = 0 } = step
    change(zoomCrop(picture, moveCrop(picture, crop, right, down), crop.zoom + zoom))
  }
  return (
    <>
      {/* It is moved by keys and by hand, for which there is no role of its own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={area}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={copy.area}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={() => {
          held.current = undefined
        }}
        onKeyDown={press}
      >
        <canvas ref={canvas} className={shown} width={SENT_SIDE} height={SENT_SIDE} aria-hidden />
      </div>
      <div className={zoomStyle}>
        <label htmlFor={zoomId}>{copy.zoom}</label>
        <input
          id={zoomId}
          className={slider}
          type="range"
          min={1}
          max={ZOOM_MAX}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          onChange={({ target }) => setCrop((now) => zoomCrop(picture, now, Number(target.value)))}
        />
      </div>
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
    </>
  )
}

/** Says which part of the picture is shown. */
function describePlace({ width, height }: ImageBitmap, { x, y, zoom }: Crop): string {
  const share = (part: number, whole: number) => Math.round((part / whole) * 100)
  return copy.place(share(x, width), share(y, height), Math.round(zoom * 100))
}

/** What keys do: shares of what is shown. */
const CHANGES: Readonly<Record<string, { right?: number; down?: number; zoom?: number }>> = {
  ArrowLeft: { right: -KEY_STEP },
  ArrowRight: { right: KEY_STEP },
  ArrowUp: { down: -KEY_STEP },
  ArrowDown: { down: KEY_STEP },
  '+': { zoom: ZOOM_STEP },
  '-': { zoom: -ZOOM_STEP },
}
