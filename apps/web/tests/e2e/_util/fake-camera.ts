import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    showToCamera?: (picture: string) => Promise<void>
  }
}

/** Gives a page, from its next visit on, a camera that shows a blank wall until it is shown something. */
export async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 400
    const pen = canvas.getContext('2d')
    // Sharp edges are read much sooner than soft ones.
    if (pen) pen.imageSmoothingEnabled = false
    let seen: CanvasImageSource | undefined
    const draw = () => {
      if (!pen) return
      pen.fillStyle = '#d8d8d8'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      if (seen) pen.drawImage(seen, 8, 8, 384, 384)
      requestAnimationFrame(draw)
    }
    draw()
    window.showToCamera = async (picture) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      seen = image
      // What is read from now on is this, not what was held there before.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream())
  })
}

/** Holds what one page shows in front of the camera of another. */
export async function showToCamera(page: Page, shown: Locator): Promise<void> {
  const picture = `data:image/png;base64,${(await shown.screenshot()).toString('base64')}`
  await page.evaluate((url) => window.showToCamera?.(url), picture)
}
