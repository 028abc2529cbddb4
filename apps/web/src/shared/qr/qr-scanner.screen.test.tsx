import { mount } from '@umkreis/design-system/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeCameras, photograph } from '../../testing/camera.ts'
import { QrCode } from './QrCode.tsx'
import { QrScanner } from './QrScanner.tsx'

const nothing = () => undefined
const ready = () => page.getByText(/it is read by itself/)
const drawing = (name: string) => page.getByRole('img', { name, exact: true }).element() as SVGElement
const states = () => cameras.tracks.map(({ readyState }) => readyState)

let cameras: FakeCameras
beforeEach(() => {
  cameras = new FakeCameras()
})
afterEach(() => {
  vi.useRealTimers()
  cameras.restore()
})

describe('reading', () => {
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
      await cameras.hold(drawing(`Code ${turn}`))
      await expect.poll(() => read.mock.lastCall?.[0], { timeout: 10_000 }).toBe(text)
    }
  })

  it('SPEC 9: looks at most 25 times a second, and after ten seconds says what helps', async () => {
    const looks = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
    const clock = vi.spyOn(performance, 'now')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    const stopped = performance.now()
    clock.mockReturnValue(stopped)
    looks.mockClear()
    vi.advanceTimersByTime(1000)
    expect(looks.mock.calls.length).toBeGreaterThan(0)
    expect(looks.mock.calls.length).toBeLessThanOrEqual(25)

    await expect.element(page.getByText(/^No code was read yet/)).not.toBeInTheDocument()
    clock.mockReturnValue(stopped + 10_000)
    vi.advanceTimersByTime(1000)
    await expect.element(page.getByText(/^No code was read yet/)).toBeVisible()
  })
})

describe('the camera', () => {
  it('is given back when the scanner goes', async () => {
    const scanner = mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    scanner.unmount()

    await expect.poll(states).toEqual(['ended'])
  })

  it('is given back where it comes when nobody waits for it any more', async () => {
    const { promise, resolve } = Promise.withResolvers<MediaStream>()
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(promise)
    const scanner = mount(<QrScanner onText={nothing} />)
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    scanner.unmount()
    resolve(await cameras.open())

    await expect.poll(states).toEqual(['ended'])
  })

  it('never runs in two scanners at once, and goes to the one that was asked last', async () => {
    const both = mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    both.update(
      <>
        <QrScanner onText={nothing} />
        <section aria-label="Second">
          <QrScanner onText={nothing} />
        </section>
      </>,
    )
    await expect.element(page.getByRole('region', { name: 'Second' }).getByText(/read by itself/)).toBeInTheDocument()
    await expect.element(page.getByText('Another window scans now, and only one can.')).toBeVisible()
    await page.getByRole('button', { name: 'Scan here' }).click()
    await expect.element(page.getByRole('region', { name: 'Second' }).getByText(/^Another window scans/)).toBeVisible()

    expect(states()).toEqual(['ended', 'ended', 'live'])
    expect(cameras.mostLive).toBe(1)
  })

  it('leaves the one of another tab its turn', async () => {
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    void navigator.locks.request('umkreis.camera', { steal: true }, () => undefined)

    await expect.element(page.getByRole('button', { name: 'Scan here' })).toBeVisible()
    expect(cameras.live).toEqual([])
  })

  it.each([
    ['blocked', 'NotAllowedError', 'refused', /^The camera is blocked/],
    ['missing', 'NotFoundError', 'missing', /^No camera was found/],
    ['in use elsewhere', 'NotReadableError', 'busy', /^The camera does not start/],
  ])(
    'that is %s is said, told to who offers another way, and can be tried again',
    async (_what, name, problem, words) => {
      cameras.refuse(new DOMException('No', name))
      const tell = vi.fn<(problem: string) => void>()
      mount(<QrScanner onText={nothing} onUnavailable={tell} />)
      await expect.element(page.getByText(words)).toBeVisible()
      expect(tell.mock.calls).toEqual([[problem]])

      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.element(ready()).toBeInTheDocument()
    },
  )

  it('that shows no picture for ten seconds does not start', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockReturnValue(new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    mount(<QrScanner onText={nothing} />)
    await expect.poll(() => play.mock.calls.length).toBe(1)
    vi.advanceTimersByTime(10_000)

    await expect.element(page.getByText(/^The camera does not start/)).toBeVisible()
    expect(states()).toEqual(['ended'])
  })

  it('is opened anew where it was lost, and not for ever', async () => {
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    const loseLast = () => {
      const track = cameras.tracks.at(-1)
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    }
    const looks = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
    await expect.poll(() => looks.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(30)
    loseLast()
    await expect.poll(() => cameras.live.length).toBe(1)
    loseLast()

    await expect.element(page.getByText(/^The camera does not start/)).toBeVisible()
    expect(states()).toEqual(['ended', 'ended'])
  })

  it('rests while something else uses it', async () => {
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    cameras.tracks[0]?.dispatchEvent(new Event('mute'))
    await expect.element(page.getByText(/^Something else uses the camera/)).toBeVisible()
    cameras.tracks[0]?.dispatchEvent(new Event('unmute'))

    await expect.element(ready()).toBeInTheDocument()
    expect(states()).toEqual(['live'])
  })

  it('is off while the page is out of sight, and comes back with it', async () => {
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    sight.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(states()).toEqual(['ended'])
    sight.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))

    await expect.element(ready()).toBeInTheDocument()
    expect(states()).toEqual(['ended', 'live'])
  })
})

describe('what a device has', () => {
  it('is its light, which goes on and off', async () => {
    const set = vi.fn<(isOn: boolean) => Promise<void>>(() => Promise.resolve())
    cameras.light(set)
    mount(<QrScanner onText={nothing} />)
    const light = page.getByRole('button', { name: 'Light' })
    await expect.element(light).toHaveAttribute('aria-pressed', 'false')
    await light.click()
    await expect.element(light).toHaveAttribute('aria-pressed', 'true')
    await light.click()
    await expect.element(light).toHaveAttribute('aria-pressed', 'false')
    expect(set.mock.calls).toEqual([[true], [false]])
  })

  it('is no light where it does not obey', async () => {
    cameras.light(() => Promise.reject(new DOMException('Not now', 'NotReadableError')))
    mount(<QrScanner onText={nothing} />)
    await page.getByRole('button', { name: 'Light' }).click()
    await expect.element(page.getByRole('button', { name: 'Light' })).not.toBeInTheDocument()
    await expect.element(ready()).toBeInTheDocument()
  })

  it('is more than one camera, of which the chosen one is remembered', async () => {
    cameras.have('Front', 'Back')
    const scanner = mount(<QrScanner onText={nothing} />)
    await page.getByRole('button', { name: /Camera/ }).click()
    await page.getByRole('option', { name: 'Back' }).click()
    await expect.poll(states).toEqual(['ended', 'live'])
    scanner.unmount()
    mount(<QrScanner onText={nothing} />)
    await expect.element(page.getByRole('button', { name: /Camera/ })).toHaveTextContent('Back')
    expect(cameras.asked.map(({ deviceId }) => deviceId)).toEqual([undefined, { exact: 'Back' }, { exact: 'Back' }])
  })

  it('is another camera where the chosen one is gone', async () => {
    localStorage.setItem('umkreis.camera', 'Back')
    cameras.refuse(new DOMException('Gone', 'OverconstrainedError'))
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    expect(cameras.asked.map(({ deviceId }) => deviceId)).toEqual([{ exact: 'Back' }, undefined])
  })

  it('is no choice of one', async () => {
    cameras.have('Front')
    mount(<QrScanner onText={nothing} />)
    await expect.element(ready()).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /Camera/ })).not.toBeInTheDocument()
  })
})

describe('a picture', () => {
  const TEXT = 'https://umkreis.example/app/matchingPeople?userId=karim'
  const show = (read: (text: string) => void) =>
    mount(
      <>
        <QrScanner onText={read} />
        <QrCode text={TEXT} label="Code" />
      </>,
    )

  it.each([
    ['a photograph with a small code', { width: 4000, height: 3000 }, 0.15],
    ['a picture of a screen', { width: 1170, height: 2532 }, 0.7],
    ['the code alone', { width: 300, height: 300 }, 1],
  ])('is read: %s', async (_what, size, share) => {
    const read = vi.fn<(text: string) => void>()
    show(read)
    await userEvent.upload(page.getByLabelText('Use a picture'), await photograph(drawing('Code'), size, share))
    await expect.poll(() => read.mock.lastCall?.[0]).toBe(TEXT)
  })

  it('is read where there is no camera', async () => {
    cameras.refuse(new DOMException('No', 'NotFoundError'))
    const read = vi.fn<(text: string) => void>()
    show(read)
    await expect.element(page.getByText(/^No camera was found/)).toBeVisible()
    const photo = await photograph(drawing('Code'), { width: 800, height: 600 })
    await userEvent.upload(page.getByLabelText('Use a picture'), photo)
    await expect.poll(() => read.mock.calls).toEqual([[TEXT]])
  })

  it('without a code says so, and so does what is no picture', async () => {
    const read = vi.fn<(text: string) => void>()
    show(read)
    const field = page.getByLabelText('Use a picture')
    await userEvent.upload(field, await photograph(undefined, { width: 1200, height: 900 }))
    await expect.element(page.getByText(/^There is no QR code in this picture/)).toBeVisible()
    await userEvent.upload(field, new File(['no picture'], 'notes.png', { type: 'image/png' }))
    await expect.element(page.getByText(/^This file is not a picture/)).toBeVisible()
    expect(read.mock.calls).toEqual([])
  })

  it('is not taken where the code proves who is there', async () => {
    mount(<QrScanner onText={nothing} takesPictures={false} />)
    await expect.element(ready()).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Use a picture' })).not.toBeInTheDocument()
  })
})
