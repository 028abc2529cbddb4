import { describe, expect, it } from 'vitest'
import { placeMenu } from './menu-placement.ts'

const viewport = { width: 1000, height: 800 }

describe('placeMenu', () => {
  it('opens below while 320 px remain there', () => {
    expect(placeMenu({ left: 0, bottom: 480 }, viewport)).toBe('bottom start')
  })

  it('opens upwards when less than 320 px remain below', () => {
    expect(placeMenu({ left: 0, bottom: 481 }, viewport)).toBe('top start')
  })

  it('opens to the right while the width is 300', () => {
    expect(placeMenu({ left: 700, bottom: 0 }, viewport)).toBe('bottom start')
  })

  it('opens to the left when the width is under 300', () => {
    expect(placeMenu({ left: 701, bottom: 0 }, viewport)).toBe('bottom end')
  })
})
