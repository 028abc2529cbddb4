import type { Attachment } from '@umkreis/crypto'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePicture } from '../../services/conversation/attachments/describe-picture.ts'
import { buildAttachment } from '../../testing/fake-attachments.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const log = () => page.getByRole('log')
const dialog = (name: string) => page.getByRole('dialog', { name })
const SECRET = 'A'.repeat(43) + '='

/** A picture of two halves, as a file of the given type. */
async function paint(width: number, height: number, type = 'image/png', colour = '#c33'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = colour
  context.fillRect(0, 0, width, height / 2)
  context.fillStyle = '#124d4d'
  context.fillRect(0, height / 2, width, height)
  return canvas.convertToBlob({ type })
}

const photo = (blobId: string, changes: Partial<Attachment> = {}) =>
  buildAttachment({ blobId, name: `${blobId}.png`, mediaType: 'image/png', sizeBytes: 4_000, ...changes })
const withFiles = (sequence: number, ...attachments: Attachment[]) =>
  buildMessage('a', sequence, { body: { kind: 'text', text: '', attachments } })

describe('pictures', () => {
  it('are described when they are sent: their shape, their colours, and less of a large one', async () => {
    const small = await describePicture(await paint(300, 200))
    expect(small).toMatchObject({ mediaType: 'image/png', hint: { width: 300, height: 200 }, small: undefined })
    expect(atob(small!.hint.thumbHash).length).toBeGreaterThan(5)
    const noise = new OffscreenCanvas(3000, 2000)
    const context = noise.getContext('2d')!
    for (let x = 0; x < 3000; x += 10) {
      context.fillStyle = `hsl(${(x * 7) % 360} 80% 50%)`
      context.fillRect(x, 0, 10, 2000 - (x % 700))
    }
    const original = await noise.convertToBlob({ type: 'image/jpeg', quality: 1 })
    const large = await describePicture(original)
    const shrunk = await createImageBitmap(large!.small!)
    expect([shrunk.width, shrunk.height]).toEqual([1280, 853])
    expect(large!.small!.size).toBeLessThan(original.size / 2)
  })

  it('are not described when they are none, or would unfold to too many pixels', async () => {
    const bomb = new Uint8Array(await (await paint(1, 1)).arrayBuffer())
    new DataView(bomb.buffer).setUint32(16, 60_000)
    new DataView(bomb.buffer).setUint32(20, 60_000)
    expect(await describePicture(new Blob([bomb]))).toBeUndefined()
    expect(await describePicture(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']))).toBeUndefined()
    expect(await describePicture(new Blob(['\x89PNG but not really']))).toBeUndefined()
  })

  it('keep their place from the first moment on, blurred until they are there', async () => {
    const described = await describePicture(await paint(800, 400))
    const picture = { ...described!.hint, small: { blobId: 's', sizeBytes: 900, key: SECRET, hash: SECRET } }
    const { conversations } = await renderConversation([
      withFiles(1, photo('Wide', { sizeBytes: 90_000_000, picture })),
    ])
    await expect.element(log().getByText('Loading picture Wide.png')).toBeInTheDocument()
    const canvas = document.querySelector<HTMLCanvasElement>('article canvas')!
    await expect.poll(() => canvas.width).toBeGreaterThan(10)
    const before = canvas.parentElement!.getBoundingClientRect()
    expect(before.width / before.height).toBeCloseTo(2, 1)
    const [red, , blue] = canvas.getContext('2d')!.getImageData(2, 2, 1, 1).data
    expect(red).toBeGreaterThan(blue!)
    await expect.poll(() => [...new Set(conversations.attachments.opened)]).toEqual(['s'])
  })

  it('are blurred until they are decoded, and never a hole', async () => {
    const decoding = Promise.withResolvers<void>()
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding.promise)
    onTestFinished(() => void vi.restoreAllMocks())
    const { conversations } = await renderConversation([withFiles(1, photo('Slow'))])
    conversations.attachments.contents.set('Slow', await paint(300, 200))
    await expect.element(page.getByRole('button', { name: 'Open picture Slow.png' })).toBeVisible()
    const opacity = () => getComputedStyle(document.querySelector('article img')!).opacity
    const isLoaded = () => document.querySelector<HTMLImageElement>('article img')?.complete
    await expect.poll(isLoaded, { timeout: 15_000 }).toBe(true)
    expect(opacity()).toBe('0')
    decoding.resolve()
    await expect.poll(opacity, { timeout: 15_000 }).toBe('1')
  })

  it('that would unfold to too many pixels are files like any other', async () => {
    const bomb = new Uint8Array(await (await paint(1, 1)).arrayBuffer())
    new DataView(bomb.buffer).setUint32(16, 60_000)
    new DataView(bomb.buffer).setUint32(20, 60_000)
    const { conversations } = await renderConversation([withFiles(1, photo('Bomb'))])
    conversations.attachments.contents.set('Bomb', new Blob([bomb]))
    await expect.element(page.getByRole('button', { name: 'Download Bomb.png' })).toBeVisible()
    expect(document.querySelector('article img')).toBeNull()
  })

  it('are looked at one after the other over several messages, with keys, and give the focus back', async () => {
    const painted = await paint(300, 200)
    const { conversations } = await renderConversation([
      withFiles(1, photo('One')),
      withFiles(2, photo('Two'), photo('Three'), buildAttachment({ name: 'Plan.pdf' })),
    ])
    for (const id of ['One', 'Two', 'Three']) conversations.attachments.contents.set(id, painted)
    const opener = page.getByRole('button', { name: 'Open picture Two.png' })
    await opener.click()
    await expect.element(dialog('Two.png')).toBeVisible()
    await expect.element(page.getByText('2 of 3')).toBeVisible()
    await expect.element(page.getByRole('img', { name: 'Picture: Two.png' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('img', { name: 'Picture: Three.png' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(page.getByRole('img', { name: 'Picture: One.png' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })
})

describe('voice messages', () => {
  /** A microphone that hears a tone. */
  function hearTone(): void {
    const context = new AudioContext()
    const tone = new OscillatorNode(context, { frequency: 220 })
    const heard = new MediaStreamAudioDestinationNode(context)
    tone.connect(heard)
    tone.start()
    replaceMicrophone(async () => heard.stream)
    onTestFinished(() => void context.close())
  }
  function replaceMicrophone(getUserMedia: () => Promise<MediaStream>): void {
    const own = navigator.mediaDevices.getUserMedia
    navigator.mediaDevices.getUserMedia = getUserMedia
    onTestFinished(() => {
      navigator.mediaDevices.getUserMedia = own
    })
  }
  const recordButton = () => page.getByRole('button', { name: 'Record a voice message' })
  const recorder = () => page.getByRole('region', { name: 'Voice message' })

  it('are recorded with pauses, sent by themselves, and heard where they are', async () => {
    hearTone()
    const { conversations, sent } = await renderConversation([])
    await recordButton().click()
    await expect.element(recorder().getByText('0:01')).toBeVisible()
    await recorder().getByRole('button', { name: 'Pause recording' }).click()
    await expect.element(recorder().getByText('Paused')).toBeInTheDocument()
    await recorder().getByRole('button', { name: 'Go on recording' }).click()
    await recorder().getByRole('button', { name: 'Send voice message' }).click()
    await expect.element(recorder()).not.toBeInTheDocument()
    const [upload] = conversations.attachments.uploads
    expect(upload!.file.type).toMatch(/^audio\//)
    expect(upload!.hints.voice!.durationMs).toBeGreaterThan(500)
    expect(Math.max(...[...atob(upload!.hints.voice!.levels)].map((one) => one.codePointAt(0)!))).toBe(255)
    upload!.finish()
    await expect
      .poll(() => sent())
      .toMatchObject([{ body: { text: '', attachments: [{ voice: upload!.hints.voice }] } }])
    await log()
      .getByRole('button', { name: /^Play voice message/ })
      .click()
    const position = log().getByRole('slider', { name: 'Position in the voice message' })
    await expect.element(position).toBeInTheDocument()
    await expect.poll(() => Number((position.element() as HTMLInputElement).value), { timeout: 15_000 }).toBe(0)
  })

  it('can be discarded, and leave no microphone open', async () => {
    hearTone()
    const stream = await navigator.mediaDevices.getUserMedia()
    const { conversations } = await renderConversation([])
    await recordButton().click()
    await expect.element(recorder().getByText(/^0:0/)).toBeVisible()
    await recorder().getByRole('button', { name: 'Discard the recording' }).click()
    await expect.element(recordButton()).toBeVisible()
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
    expect(conversations.attachments.uploads).toEqual([])
  })

  it('say why there is nothing to record with', async () => {
    replaceMicrophone(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await renderConversation([])
    await recordButton().click()
    await expect.element(page.getByText(/^The microphone is blocked/)).toBeVisible()
  })

  it('that are no sound are files like any other', async () => {
    const voice = { durationMs: 2_000, levels: 'AAECAwQ=' }
    const { conversations } = await renderConversation([
      withFiles(1, buildAttachment({ blobId: 'v', name: 'Voice message.webm', mediaType: 'audio/webm', voice })),
    ])
    conversations.attachments.contents.set('v', new Blob(['<html><script>alert(1)</script>']))
    await log().getByRole('button', { name: 'Play voice message, 0:02' }).click()
    await expect.element(log().getByRole('button', { name: 'Download Voice message.webm' })).toBeVisible()
  })
})
