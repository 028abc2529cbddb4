import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buildAttachment } from '../../testing/fake-attachments.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const log = () => page.getByRole('log')

/** Catches what a page would save, with the type that the browser would see. */
function catchDownloads(): () => unknown[] {
  const saved: unknown[] = []
  const blobs = new Map<string, Blob>()
  const create = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create.call(URL, blob)
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    saved.push({ name: this.download, type: blob?.type, size: blob?.size })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return () => saved
}

describe('hostile files', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hacked=true"><script>window.hacked=true</script><rect width="9" height="9"/></svg>'
  const cases = [
    {
      name: '../../x.html',
      shown: '_.._x.html',
      mediaType: 'text/html',
      content: '<script>window.hacked=true</script>',
    },
    { name: 'logo.svg', shown: 'logo.svg', mediaType: 'image/svg+xml', content: svg },
    { name: 'photo.png', shown: 'photo.png', mediaType: 'image/png', content: svg },
    { name: 'invoice\u202Efdp.exe', shown: 'invoice_fdp.exe', mediaType: 'application/pdf', content: 'MZ' },
    { name: 'zeros.zip', shown: 'zeros.zip', mediaType: 'application/zip', content: '\0'.repeat(5_000_000) },
  ]

  it.each(cases)(
    'are only ever saved, as bytes without a meaning: $name',
    async ({ name, shown, mediaType, content }) => {
      const saved = catchDownloads()
      const attachment = buildAttachment({ blobId: 'x', name, mediaType, sizeBytes: content.length })
      const { conversations } = await renderConversation([
        buildMessage('a', 1, { body: { kind: 'text', text: '', attachments: [attachment] } }),
      ])
      conversations.attachments.contents.set('x', new Blob([content]))
      await log()
        .getByRole('button', { name: `Download ${shown}` })
        .click()
      await expect
        .poll(saved, { timeout: 15_000 })
        .toEqual([{ name: shown, type: 'application/octet-stream', size: content.length }])
      expect(document.querySelector('article :is(img, svg rect, iframe, object, embed)')).toBeNull()
      expect((window as { hacked?: boolean }).hacked).toBeUndefined()
    },
  )

  it('among pictures keep the shape of their place, and lead into no gallery', async () => {
    const picture = (blobId: string) => buildAttachment({ blobId, name: `${blobId}.png`, mediaType: 'image/png' })
    const attachments = ['One', 'Two', 'Three'].map(picture)
    const { conversations } = await renderConversation([
      buildMessage('a', 1, { body: { kind: 'text', text: '', attachments } }),
    ])
    for (const { blobId } of attachments) conversations.attachments.contents.set(blobId, new Blob([svg]))
    const tile = log().getByRole('button', { name: 'Download Two.png' })
    await expect.element(tile).toBeVisible()
    const { width, height } = tile.element().getBoundingClientRect()
    expect(Math.abs(width - height)).toBeLessThan(1)
    expect(
      log()
        .getByRole('button', { name: /^Open picture/ })
        .elements(),
    ).toEqual([])
  })
})
