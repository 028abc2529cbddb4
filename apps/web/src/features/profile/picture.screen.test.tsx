import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { johanna } from '../../testing/people.ts'
import { type Answers, refuse, renderApp } from '../../testing/render-app.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Your picture' })
const save = () => dialog().getByRole('button', { name: 'Save picture' })
const area = () => dialog().getByRole('application')

async function choose(file: File) {
  const app = await renderApp(
    '/app/profile',
    { 'GET /users/johanna': () => johanna, 'PATCH /users': () => ({ avatarUrl: null }) },
    johanna,
  )
  await expect.element(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"][aria-label="Change picture"]')
  const files = new DataTransfer()
  files.items.add(file)
  if (!input) throw new Error('There is no place for a picture')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return app
}

/** A picture of two halves: red at the left or, with two, above; blue beside or below. */
async function halves(width: number, height: number, type = 'image/png', isStacked = false): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = 'red'
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'blue'
  if (isStacked) context.fillRect(0, Math.floor(height / 2), width, height)
  else context.fillRect(Math.floor(width / 2), 0, width, height)
  return canvas.convertToBlob({ type })
}

/** What was sent: its size, and the colours at the left, the right, above and below. */
async function readSent({ calls }: Awaited<ReturnType<typeof renderApp>>) {
  await expect.poll(() => calls.some(({ name }) => name === 'PATCH /users')).toBe(true)
  const sent = calls.find(({ name }) => name === 'PATCH /users')?.body.avatar as File
  const bitmap = await createImageBitmap(sent)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data
    return red > 200 ? 'red' : blue > 200 ? 'blue' : 'other'
  }
  return {
    size: [bitmap.width, bitmap.height],
    type: sent.type,
    left: at(20, 256),
    right: at(490, 256),
    top: at(256, 20),
    bottom: at(256, 490),
  }
}

/** Writes into a JPEG that it has to be turned by a quarter to stand upright (Exif 2.32, orientation 6). */
async function turned(picture: Blob): Promise<Blob> {
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const segment = new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body])
  return new Blob([picture.slice(0, 2), segment, picture.slice(2)], { type: 'image/jpeg' })
}

describe('choosing the part of a picture that is shown', () => {
  it('begins in its middle, moves by keys and by hand, comes nearer, and sends what is in the circle', async () => {
    const app = await choose(new File([await halves(400, 200)], 'me.png'))
    await expect.element(area()).toBeVisible()
    expect(await findViolations(dialog().element())).toEqual([])
    await userEvent.click(area())
    // As far to the left as it goes: all red.
    for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{ArrowLeft}')
    await dialog().getByLabelText('Zoom').fill('2')
    await save().click()
    expect(await readSent(app)).toMatchObject({ size: [512, 512], left: 'red', right: 'red', top: 'red' })
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(page.getByText('Your picture is changed')).toBeVisible()
  })

  it.each([
    ['in the middle', async () => halves(400, 200), { left: 'red', right: 'blue' }],
    ['of one pixel', async () => halves(1, 1), { left: 'blue', right: 'blue' }],
    ['20,000 pixels wide', async () => halves(20_000, 2), { left: 'red', right: 'blue' }],
    ['larger than what is kept', async () => halves(4000, 4000), { left: 'red', right: 'blue' }],
    ['turned by its camera', async () => turned(await halves(80, 40, 'image/jpeg')), { top: 'red', bottom: 'blue' }],
    ['as WebP', async () => halves(40, 40, 'image/webp'), { left: 'red', right: 'blue' }],
  ])('takes one %s, upright', async (_what, picture, expected) => {
    const app = await choose(new File([await picture()], 'me'))
    await expect.element(area()).toBeVisible()
    await save().click()
    expect(await readSent(app)).toMatchObject({ size: [512, 512], type: 'image/webp', ...expected })
  })

  it('takes the first frame of one that moves', async () => {
    const app = await choose(new File([animatedGif()], 'me.gif'))
    await expect.element(area()).toBeVisible()
    await save().click()
    expect(await readSent(app)).toMatchObject({ left: 'red', right: 'red' })
  })

  it.each([
    ['HEIC', 'image/heic', '\u0000\u0000\u0000\u0018ftypheic'],
    ['half a PNG', 'image/png', '\u0089PNG\r\n\u001A\n'],
    ['a page', 'image/png', '<script>alert(1)</script>'],
    ['nothing', 'image/png', ''],
  ])('says so where the browser can’t open it: %s', async (_what, type, text) => {
    const { calls } = await choose(new File([text], 'me', { type }))
    await expect.element(page.getByText(/This picture can’t be opened here/)).toBeVisible()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(calls.some(({ name }) => name === 'PATCH /users')).toBe(false)
  })

  it('puts in the middle what is pressed on, and says where that is', async () => {
    const app = await choose(new File([await halves(400, 200)], 'me.png'))
    await expect.element(area()).toBeVisible()
    const { width, height } = area().element().getBoundingClientRect()
    // What is not the main button leads elsewhere.
    await userEvent.click(area(), { position: { x: 10, y: height / 2 }, button: 'right' })
    await userEvent.click(area(), { position: { x: width - 10, y: height / 2 } })
    await expect
      .element(dialog().getByText(/^In the middle: 7\d % from the left, 50 % from the top/))
      .toBeInTheDocument()
    await userEvent.click(area(), { position: { x: width - 10, y: height / 2 } })
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(dialog().getByText('It goes no further.')).toBeInTheDocument()
    await save().click()
    expect(await readSent(app)).toMatchObject({ left: 'blue', right: 'blue' })
  })

  it('is sent once, however often saving is asked for, and not at all once it is called off', async () => {
    let finish = () => undefined as void
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => {
      finish = () => give(new Blob(['picture'], { type: 'image/webp' }))
    })
    try {
      const { calls } = await choose(new File([await halves(40, 40)], 'me.png'))
      await expect.element(area()).toBeVisible()
      await save().click()
      const saving = dialog().getByRole('button', { name: 'Saving picture' })
      await saving.click({ force: true })
      expect(toBlob).toHaveBeenCalledTimes(1)
      await dialog().getByRole('button', { name: 'Cancel' }).click()
      await expect.element(dialog()).not.toBeInTheDocument()
      finish()
      expect(calls.some(({ name }) => name === 'PATCH /users')).toBe(false)
    } finally {
      toBlob.mockRestore()
    }
  })

  it('sends nothing where it is called off', async () => {
    const { calls } = await choose(new File([await halves(40, 40)], 'me.png'))
    await expect.element(area()).toBeVisible()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(calls.some(({ name }) => name === 'PATCH /users')).toBe(false)
  })
})

describe('taking the picture away', () => {
  const withPicture = { ...johanna, avatarUrl: '/icon.svg' }
  const remove = () => page.getByRole('button', { name: 'Remove picture' })
  const open = (patch: Answers[string]) =>
    renderApp('/app/profile', { 'GET /users/johanna': () => withPicture, 'PATCH /users': patch }, withPicture)

  it('happens at once, keeps the focus, and can be undone', async () => {
    const answers = [{ avatarUrl: null }, { avatarUrl: '/icon.svg' }]
    const { calls } = await open(() => answers.shift() ?? null)
    await remove().click()
    await expect.element(page.getByText('Your picture is removed')).toBeVisible()
    await expect.element(remove()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Change picture' })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(remove()).toBeVisible()
    const sent = calls.filter(({ name }) => name === 'PATCH /users').map(({ body }) => body.avatar)
    expect(sent).toEqual(['', expect.any(File)])
  })

  it('says why it could not be, and leaves it', async () => {
    await open(() => refuse(500, 'Not today'))
    await remove().click()
    await expect.element(page.getByText('Not today')).toBeVisible()
    await expect.element(remove()).toBeEnabled()
  })

  it('is offered to nobody without one', async () => {
    await renderApp('/app/profile', { 'GET /users/johanna': () => johanna }, johanna)
    await expect.element(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
    await expect.element(remove()).not.toBeInTheDocument()
  })
})

/** Two frames of one pixel (GIF89a): red, then blue. */
function animatedGif(): Uint8Array<ArrayBuffer> {
  const screen = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
  const frame = (colour: number) => [
    0x21,
    0xf9,
    4,
    0,
    10,
    0,
    0,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    2,
    2,
    colour === 0 ? 0x44 : 0x4c,
    1,
    0,
  ]
  return new Uint8Array([...screen, ...frame(0), ...frame(1), 0x3b])
}
