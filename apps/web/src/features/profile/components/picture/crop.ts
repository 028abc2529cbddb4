/** A size in pixels of the picture itself. */
export type Size = { readonly width: number; readonly height: number }

/** Which square of a picture is shown: around which point, and how much nearer than as a whole. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

/** How near one can come. */
export const ZOOM_MAX = 4

/** As much of a picture as fits into a square, around its middle. */
export function wholePicture({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

/** The side of the square that is shown, in pixels of the picture. */
export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom
}

/**
 * Moves what is shown, no further than to the edge of the picture.
 *
 * @param right To the right, as a share of the square that is shown; `down` likewise.
 */
export function moveCrop(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop)
  return clamp(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side })
}

/** Comes nearer or goes away, around the same point as far as the picture reaches. */
export function zoomCrop(picture: Size, crop: Crop, zoom: number): Crop {
  return clamp(picture, { ...crop, zoom: Math.min(ZOOM_MAX, Math.max(1, zoom)) })
}

function clamp(picture: Size, crop: Crop): Crop {
  const half = sideOf(picture, crop) / 2
  const within = (value: number, length: number) => Math.min(length - half, Math.max(half, value))
  return { ...crop, x: within(crop.x, picture.width), y: within(crop.y, picture.height) }
}
