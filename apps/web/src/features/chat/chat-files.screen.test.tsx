import { ApiNetworkError, ApiProblemError } from '@umkreis/api-client'
import { AttachmentError } from '@umkreis/crypto'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildAttachment } from '../../testing/fake-attachments.ts'
import { buildMessage } from './testing/builders.ts'
import { renderConversation } from './testing/render-conversation.tsx'

const field = () => page.getByRole('textbox', { name: /^Write to/ })
const send = () => page.getByRole('button', { name: 'Send' })
const log = () => page.getByRole('log')
const pdf = (name = 'Runbook.pdf', bytes = 2_000) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  await userEvent.upload(input, files)
}

const withFile = (changes: Parameters<typeof buildAttachment>[0]) =>
  buildMessage('a', 1, { body: { kind: 'text', text: '', attachments: [buildAttachment(changes)] } })
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChAF/8Yx1cwAAAABJRU5ErkJggg=='),
  (letter) => letter.codePointAt(0) ?? 0,
)

describe('files that are sent', () => {
  it('begin to upload at once, show how far they are, and go with the message once they are there', async () => {
    const { conversations, sent } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    await choose(pdf())
    const [upload] = conversations.attachments.uploads
    upload!.progress(0.4)
    await expect
      .element(page.getByRole('progressbar', { name: 'Uploading Runbook.pdf' }))
      .toHaveAttribute('value', '40')
    await field().fill('Here it is')
    await send().dblClick()
    await expect.element(log().getByText('Here it is')).toBeVisible()
    await expect.element(field()).toHaveValue('')
    expect(sent()).toEqual([])
    upload!.finish()
    await expect.poll(() => sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject({ body: { text: 'Here it is', attachments: [{ name: 'Runbook.pdf' }] } })
    await expect.element(log().getByRole('button', { name: 'Download Runbook.pdf' })).toBeVisible()
  })

  it('can be sent without a word', async () => {
    const { conversations, sent } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    await choose(pdf())
    conversations.attachments.uploads[0]!.finish()
    await expect.element(page.getByText(/Ready to send/)).toBeVisible()
    await send().click()
    await expect.poll(() => sent()).toMatchObject([{ body: { text: '', attachments: [{ name: 'Runbook.pdf' }] } }])
  })

  it('stay where they are when the network fails, say so, and go on when asked', async () => {
    const { conversations, sent } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    await choose(pdf())
    const [upload] = conversations.attachments.uploads
    upload!.fail(new ApiNetworkError('away'))
    await expect.element(page.getByText('No connection')).toBeVisible()
    await page.getByRole('button', { name: 'Try to upload Runbook.pdf again' }).click()
    await expect.poll(() => upload!.runs).toBe(2)
    await send().click()
    upload!.fail(new ApiNetworkError('away'))
    await expect.element(log().getByText('not sent')).toBeVisible()
    await log().getByRole('button', { name: 'Retry', exact: true }).click()
    await expect.poll(() => upload!.runs).toBe(3)
    upload!.finish()
    await expect.poll(() => sent()).toHaveLength(1)
  })

  it('go on by themselves when the connection is back', async () => {
    const { conversations } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    await choose(pdf())
    const [upload] = conversations.attachments.uploads
    upload!.fail(new ApiNetworkError('away'))
    await expect.element(page.getByText('No connection')).toBeVisible()
    conversations.tell({ type: 'connected', isReconnect: true })
    await expect.poll(() => upload!.runs).toBe(2)
  })

  it('can be taken back, also from a message that is on its way', async () => {
    const { conversations, sent } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    await choose(pdf('One.pdf'), pdf('Two.pdf'))
    await page.getByRole('button', { name: 'Remove One.pdf' }).click()
    expect(conversations.attachments.uploads[0]!.isCancelled).toBe(true)
    await expect.element(page.getByRole('button', { name: 'Remove One.pdf' })).not.toBeInTheDocument()
    await expect.element(page.getByText('One')).not.toBeInTheDocument()
    await send().click()
    await log().getByRole('button', { name: 'Remove Two.pdf' }).click()
    await expect.element(log().getByText('Two')).not.toBeInTheDocument()
    expect(conversations.attachments.uploads[1]!.isCancelled).toBe(true)
    expect(sent()).toEqual([])
  })

  it('are refused with the reason when they are empty, or more than go with one message', async () => {
    const { conversations } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    await choose(pdf('Empty.pdf', 0), ...Array.from({ length: 11 }, (_, index) => pdf(`${index}.pdf`)))
    await expect.element(page.getByText('Empty.pdf was not taken: it is empty or a folder')).toBeVisible()
    expect(conversations.attachments.uploads).toHaveLength(10)
  })

  it('come by paste and by drop as well', async () => {
    const { conversations } = await renderConversation([])
    await expect.element(field()).toBeVisible()
    const data = new DataTransfer()
    data.items.add(pdf('Pasted.pdf'))
    field()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    await expect.element(page.getByText('Pasted')).toBeVisible()
    const over = { dataTransfer: data, bubbles: true, cancelable: true }
    log().element().dispatchEvent(new DragEvent('dragenter', over))
    await expect.element(page.getByText('Drop files to attach them')).toBeVisible()
    log().element().dispatchEvent(new DragEvent('drop', over))
    await expect.poll(() => conversations.attachments.uploads).toHaveLength(2)
    await expect.element(page.getByText('Drop files to attach them')).not.toBeInTheDocument()
  })
})

describe('files that are received', () => {
  it('are drawn when their bytes are those of a picture', async () => {
    const { conversations } = await renderConversation([
      withFile({ blobId: 'p', name: 'View.png', mediaType: 'image/png' }),
    ])
    conversations.attachments.contents.set('p', new Blob([PNG]))
    await page.getByRole('button', { name: 'Open picture View.png' }).click()
    await expect.element(page.getByRole('img', { name: 'Picture: View.png' })).toBeVisible()
  })

  it('are saved and never drawn when they only say that they are a picture', async () => {
    const message = withFile({ blobId: 'p', name: 'View.png', mediaType: 'image/png' })
    const { conversations } = await renderConversation([message])
    conversations.attachments.contents.set(
      'p',
      new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']),
    )
    await expect.element(page.getByRole('button', { name: 'Download View.png' })).toBeVisible()
    expect(document.querySelector('article img')).toBeNull()
  })

  it('are not even asked for when they are said to be something else, or too large to draw', async () => {
    const svg = {
      kind: 'text',
      text: '',
      attachments: [
        buildAttachment({ name: 'Logo.svg', mediaType: 'image/svg+xml' }),
        buildAttachment({ name: 'Page.html', mediaType: 'text/html' }),
        buildAttachment({ name: 'Huge.png', mediaType: 'image/png', sizeBytes: 90_000_000 }),
      ],
    } as const
    await renderConversation([buildMessage('a', 1, { body: svg })])
    for (const name of ['Logo.svg', 'Page.html', 'Huge.png']) {
      await expect.element(page.getByRole('button', { name: `Download ${name}` })).toBeVisible()
    }
    expect(document.querySelector('article img')).toBeNull()
  })

  it('say in their place that they were damaged, are gone, or could not be loaded', async () => {
    const attachments = ['damaged', 'gone', 'away'].map((blobId) => buildAttachment({ blobId, name: `${blobId}.pdf` }))
    const { conversations } = await renderConversation([
      buildMessage('a', 1, { body: { kind: 'text', text: '', attachments } }),
    ])
    const problem = { type: 'about:blank', title: '', status: 404, detail: '', requestId: '' }
    conversations.attachments.contents.set('damaged', new AttachmentError('hash'))
    conversations.attachments.contents.set('gone', new ApiProblemError(404, problem, undefined))
    conversations.attachments.contents.set('away', new ApiNetworkError('away'))
    for (const { name } of attachments) await page.getByRole('button', { name: `Download ${name}` }).click()
    await expect.element(page.getByText(/^This file was damaged or changed on its way/)).toBeVisible()
    await expect.element(page.getByText('This file is no longer there')).toBeVisible()
    await expect.element(page.getByText('This file could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Retry' }).elements()).toHaveLength(1)
  })

  it('are shown by a name that hides nothing', async () => {
    await renderConversation([withFile({ name: '../..\u202Efdp.exe' })])
    await expect.element(page.getByRole('button', { name: 'Download _.._fdp.exe' })).toBeVisible()
  })

  it('can be stopped while they come', async () => {
    await renderConversation([withFile({ blobId: 'slow' })])
    await page.getByRole('button', { name: 'Download Runbook.pdf' }).click()
    await page.getByRole('button', { name: 'Stop downloading Runbook.pdf' }).click()
    await expect.element(page.getByRole('button', { name: 'Download Runbook.pdf' })).toBeVisible()
  })
})
