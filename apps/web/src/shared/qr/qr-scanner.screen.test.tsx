import { mount } from '@umkreis/design-system/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QrCode } from './QrCode.tsx'
import { QrScanner } from './QrScanner.tsx'

/** A camera in front of which pictures can be held. */
class Camera {
  readonly tracks: MediaStreamTrack[] = []
  readonly #pen = document.createElement('canvas').getContext('2d')
  #seen: CanvasImageSource | undefined
  #next = 0

  constructor() {
    if (this.#pen) Object.assign(this.#pen.canvas, { width: 400, height: 400 })
    this.#draw()
  }

  open = (): Promise<MediaStream> => {
    const stream = this.#pen?.canvas.captureStream() ?? new MediaStream()
    this.tracks.push(...stream.getTracks())
    return Promise.resolve(stream)
  }

  async hold(drawing: SVGElement): Promise<void> {
    const copy = drawing.cloneNode(true)
    if (!(copy instanceof SVGElement)) throw new TypeError('A drawing has a copy that is one')
    for (const side of ['width', 'height']) copy.setAttribute(side, '300')
    copy.querySelector('rect')?.setAttribute('fill', '#fff')
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
    await picture.decode()
    this.#seen = picture
  }

  destroy(): void {
    cancelAnimationFrame(this.#next)
  }

  readonly #draw = (): void => {
    if (!this.#pen) return
    this.#pen.fillStyle = '#d8d8d8'
    this.#pen.fillRect(0, 0, 400, 400)
    if (this.#seen) this.#pen.drawImage(this.#seen, 8, 8, 384, 384)
    this.#next = requestAnimationFrame(this.#draw)
  }
}

let camera: Camera
beforeEach(() => {
  camera = new Camera()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(camera.open)
})
afterEach(() => {
  vi.restoreAllMocks()
  camera.destroy()
})

describe(QrScanner, () => {
  it('reads whatever code is held still in front of it', async () => {
    const read = vi.fn<(text: string) => void>()
    const scanner = mount(<QrScanner onText={read} />)
    for (let turn = 0; turn < 40; turn += 1) {
      const text = `umkreis:${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(96))))}`
      scanner.update(
        <>
          <QrScanner onText={read} />
          <QrCode text={text} label={`Code ${turn}`} />
        </>,
      )
      await camera.hold(page.getByRole('img', { name: `Code ${turn}`, exact: true }).element() as SVGElement)
      await expect.poll(() => read.mock.lastCall?.[0], { timeout: 10_000 }).toBe(text)
    }
  })

  it('gives the camera back when it goes', async () => {
    const scanner = mount(<QrScanner onText={() => undefined} />)
    await expect.element(page.getByText(/it is read by itself/)).toBeInTheDocument()
    scanner.unmount()

    await expect.poll(() => camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  it('gives a camera back that comes when nobody waits for it any more', async () => {
    const { promise, resolve } = Promise.withResolvers<MediaStream>()
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(promise)
    const scanner = mount(<QrScanner onText={() => undefined} />)
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    scanner.unmount()
    resolve(await camera.open())

    await expect.poll(() => camera.tracks.map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  it('says what to do where the camera is blocked, and tells who offers another way', async () => {
    const refusal = new DOMException('Permission denied', 'NotAllowedError')
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(refusal)
    const tell = vi.fn<(problem: string) => void>()
    mount(<QrScanner onText={() => undefined} onUnavailable={tell} />)

    await expect.element(page.getByText(/^The camera is blocked/)).toBeVisible()
    expect(tell.mock.calls).toEqual([['refused']])
  })
})
