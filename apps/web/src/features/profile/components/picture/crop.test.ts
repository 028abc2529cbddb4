import { describe, expect, it } from 'vitest'
import { moveCrop, sideOf, wholePicture, ZOOM_MAX, zoomCrop } from './crop.ts'

const wide = { width: 400, height: 100 }

describe('the part of a picture that is shown', () => {
  it('is the largest square in its middle at first', () => {
    const crop = wholePicture(wide)
    expect([crop, sideOf(wide, crop)]).toEqual([{ x: 200, y: 50, zoom: 1 }, 100])
  })

  it('moves by shares of itself, and no further than to the edge', () => {
    const crop = wholePicture(wide)
    expect(moveCrop(wide, crop, 0.5, 0.5)).toEqual({ x: 250, y: 50, zoom: 1 })
    expect(moveCrop(wide, crop, 100, 0)).toEqual({ x: 350, y: 50, zoom: 1 })
    expect(moveCrop(wide, crop, -100, 0)).toEqual({ x: 50, y: 50, zoom: 1 })
  })

  it('comes nearer around its point, and does not leave the picture when it goes away again', () => {
    const corner = moveCrop(wide, zoomCrop(wide, wholePicture(wide), 2), 100, 100)
    expect(corner).toEqual({ x: 375, y: 75, zoom: 2 })
    expect(zoomCrop(wide, corner, 1)).toEqual({ x: 350, y: 50, zoom: 1 })
    expect(zoomCrop(wide, corner, 0).zoom).toBe(1)
    expect(zoomCrop(wide, corner, 99).zoom).toBe(ZOOM_MAX)
  })

  it.each([
    { width: 1, height: 1 },
    { width: 20_000, height: 1 },
  ])('stays within $width × $height', (picture) => {
    const crop = moveCrop(picture, zoomCrop(picture, wholePicture(picture), 4), 1e6, -1e6)
    const half = sideOf(picture, crop) / 2
    expect(crop.x + half).toBeLessThanOrEqual(picture.width)
    expect(crop.y - half).toBeGreaterThanOrEqual(0)
  })
})
