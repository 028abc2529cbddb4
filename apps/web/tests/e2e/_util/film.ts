import { writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'

const WIDTH = 640
const HEIGHT = 480

/** Flags with which Chromium's own fake camera plays a film, whatever it holds when the camera is opened. */
export const filmFlags = (path: string): string[] => [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
]

/** Flags with which Chromium has no camera at all. */
export const NO_CAMERA_FLAGS = ['--use-fake-device-for-media-stream=device-count=0']

/** Films a picture that a page shows as it would stand in front of a camera: in the middle, with a grey wall around it. */
export async function filmPicture(path: string, shown: Locator): Promise<void> {
  const brightness = await shown.evaluate(
    async (picture, { WIDTH, HEIGHT }) => {
      if (!(picture instanceof HTMLImageElement)) throw new TypeError('Only a picture can be filmed')
      await picture.decode()
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new TypeError('This browser draws nothing')
      Object.assign(pen.canvas, { width: WIDTH, height: HEIGHT })
      pen.fillStyle = '#9a9a9a'
      pen.fillRect(0, 0, WIDTH, HEIGHT)
      const side = HEIGHT * 0.62
      pen.drawImage(picture, (WIDTH - side) / 2, (HEIGHT - side) / 2, side, side)
      const { data } = pen.getImageData(0, 0, WIDTH, HEIGHT)
      // Grey is as bright in each colour.
      return Array.from({ length: WIDTH * HEIGHT }, (_, at) => data[at * 4] ?? 0)
    },
    { WIDTH, HEIGHT },
  )
  await writeFilm(path, Buffer.from(brightness))
}

/** Films a blank wall. */
export const filmWall = (path: string): Promise<void> => writeFilm(path, Buffer.alloc(WIDTH * HEIGHT, 154))

/** YUV4MPEG2, one frame that is played again and again: its brightness, and for colour a quarter of the points twice. */
async function writeFilm(path: string, brightness: Buffer): Promise<void> {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, Buffer.from('FRAME\n'), brightness, colour]))
}
