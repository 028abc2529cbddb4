import { describe, expect, it } from 'vitest'
import { HOME_PARTS, isPartFor, placeInHome, type HomePart } from './home-place.ts'

const at = (address: string, isLarge: boolean, parts: readonly HomePart[] = HOME_PARTS, shown?: HomePart) => {
  const { pathname, searchParams } = new URL(address, 'https://umkreis.invalid')
  const place = placeInHome({ pathname, search: searchParams }, parts, isLarge, shown)
  return place.kind === 'shown' ? place.part : place.path
}

describe(placeInHome, () => {
  it('gives each part its address on large screens (SPEC.md, "Screens", 3)', () => {
    expect(at('/app/home', true)).toBe('feed')
    expect(at('/app/home/notes', true)).toBe('notes')
    expect(at('/app/home/metrics', true)).toBe('metrics')
  })

  it('leads to the feed below the large breakpoint (SPEC.md, "Screens", 3)', () => {
    expect(at('/app/home/notes', false)).toBe('/app/home')
    expect(at('/app/home/metrics', false)).toBe('/app/home')
    expect(at('/app/home', false)).toBe('feed')
  })

  it('shows below it what was chosen in the feed’s header (PRODUCT.md)', () => {
    expect(at('/app/home?show=notes', false)).toBe('notes')
    expect(at('/app/home?show=metrics', false)).toBe('metrics')
    expect(at('/app/home?show=secrets', false)).toBe('feed')
  })

  it('keeps part and note where a window is made narrower or wider', () => {
    expect(at('/app/home/notes?note=a', false, HOME_PARTS, 'notes')).toBe('/app/home?show=notes&note=a')
    expect(at('/app/home?show=notes&note=a', true, HOME_PARTS, 'notes')).toBe('/app/home/notes?note=a')
  })

  it('leads guests to their notes, and to nothing that is not there', () => {
    expect(at('/app/home', true, ['notes'])).toBe('notes')
    expect(at('/app/home/metrics', true, ['notes'])).toBe('/app/home/notes')
    expect(at('/app/home/notes', false, ['notes'])).toBe('/app/home?show=notes')
    expect(at('/app/home', false, ['notes'])).toBe('notes')
  })
})

describe(isPartFor, () => {
  const partsOf = (user: Parameters<typeof isPartFor>[1]) => HOME_PARTS.filter((part) => isPartFor(part, user))

  it('gives members everything, guests their notes and global users nothing', () => {
    expect(partsOf({ role: 'Employee', isGlobal: false })).toEqual(['notes', 'feed', 'metrics'])
    expect(partsOf({ role: 'External', isGlobal: false })).toEqual(['notes'])
    expect(partsOf({ role: 'Employee', isGlobal: true })).toEqual([])
  })
})
