import { vi } from 'vitest'

const SIDE = 400

/**
 * Cameras in place of the device's, in front of which pictures can be held. Whatever is opened is written down; `restore`
 * takes them away again.
 */
export class FakeCameras {
  readonly tracks: MediaStreamTrack[] = []
  readonly asked: MediaTrackConstraints[] = []
  /** The most that were ever on at once. */
  mostLive = 0
  readonly #pen = document.createElement('canvas').getContext('2d')
  #names: readonly string[] = []
  #refusals: unknown[] = []
  #torch: ((isOn: boolean) => Promise<void>) | undefined
  #seen: CanvasImageSource | undefined
  #next = 0

  constructor() {
    if (this.#pen) Object.assign(this.#pen.canvas, { width: SIDE, height: SIDE })
    this.#draw()
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(this.open)
    vi.spyOn(navigator.mediaDevices, 'enumerateDevices').mockImplementation(() =>
      Promise.resolve(
        this.#names.map((label) => ({ kind: 'videoinput', deviceId: label, groupId: '', label, toJSON: () => label })),
      ),
    )
  }

  /** The tracks that are on. */
  get live(): MediaStreamTrack[] {
    return this.tracks.filter(({ readyState }) => readyState === 'live')
  }

  /** What the device's cameras are called, from now on. */
  have(...names: string[]): this {
    this.#names = names
    return this
  }

  /** The next time that somebody asks, this is the answer. */
  refuse(cause: unknown): this {
    this.#refusals.push(cause)
    return this
  }

  /** Cameras that are opened from now on have a light. */
  light(set: (isOn: boolean) => Promise<void>): this {
    this.#torch = set
    return this
  }

  readonly open = (constraints?: MediaStreamConstraints): Promise<MediaStream> => {
    const video = constraints?.video
    const asked = typeof video === 'object' ? video : {}
    this.asked.push(asked)
    if (this.#refusals.length > 0) return Promise.reject(this.#refusals.shift())
    const stream = this.#pen?.canvas.captureStream() ?? new MediaStream()
    const exact = typeof asked.deviceId === 'object' && 'exact' in asked.deviceId ? String(asked.deviceId.exact) : ''
    for (const track of stream.getVideoTracks()) this.#dress(track, exact || (this.#names[0] ?? ''))
    this.mostLive = Math.max(this.mostLive, this.live.length)
    return Promise.resolve(stream)
  }

  /** Holds a drawing in front of all of them. */
  async hold(drawing: SVGElement): Promise<void> {
    this.#seen = await pictureOf(drawing)
  }

  restore(): void {
    cancelAnimationFrame(this.#next)
    vi.restoreAllMocks()
  }

  #dress(track: MediaStreamTrack, deviceId: string): void {
    const torch = this.#torch
    track.getSettings = () => ({ deviceId })
    track.getCapabilities = () => (torch ? ({ torch: true } as MediaTrackCapabilities) : {})
    track.applyConstraints = (wanted) =>
      torch?.(Boolean((wanted?.advanced?.[0] as { torch?: boolean } | undefined)?.torch)) ?? Promise.resolve()
    this.tracks.push(track)
  }

  readonly #draw = (): void => {
    if (!this.#pen) return
    this.#pen.fillStyle = '#d8d8d8'
    this.#pen.fillRect(0, 0, SIDE, SIDE)
    if (this.#seen) this.#pen.drawImage(this.#seen, 8, 8, SIDE - 16, SIDE - 16)
    this.#next = requestAnimationFrame(this.#draw)
  }
}

/** A drawing of the page as a picture, with light paper in every theme. */
export async function pictureOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new TypeError('A drawing has a copy that is one')
  for (const side of ['width', 'height']) copy.setAttribute(side, '300')
  copy.querySelector('rect')?.setAttribute('fill', '#fff')
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  return picture
}

/** A photograph of a drawing, as a file of a given size in pixels; the drawing is as large as `share` of its shorter side. */
export async function photograph(
  drawing: SVGElement | undefined,
  size: { width: number; height: number },
  share = 0.8,
): Promise<File> {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new TypeError('This browser draws nothing')
  Object.assign(pen.canvas, size)
  pen.fillStyle = '#b9c4c0'
  pen.fillRect(0, 0, size.width, size.height)
  const side = Math.min(size.width, size.height) * share
  if (drawing)
    pen.drawImage(await pictureOf(drawing), size.width * 0.55 - side / 2, (size.height - side) / 2, side, side)
  const blob = await new Promise<Blob | null>((done) => pen.canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new TypeError('This browser writes no pictures')
  return new File([blob], 'photo.jpg', { type: blob.type })
}
