import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { arcsOf, boxesOf, crosses, findPlaces, overlap, type Stage } from './circle-geometry.ts'
import { standPeople, type Bystander, type Standing } from './circle-places.ts'

/** A stage as the screen measures it: title above the field, suggestions below it, the count below the inner arc. */
function stageOf(width: number, height: number): Stage {
  const isNarrow = width < 640
  const fieldWidth = Math.min(800, width - 32)
  const centreX = width / 2
  const centreY = isNarrow ? 290 : Math.max(300, height * 0.435)
  const half = isNarrow ? 70 : 40
  const box = (boxWidth: number, top: number, bottom: number) => ({
    left: centreX - boxWidth / 2,
    right: centreX + boxWidth / 2,
    top,
    bottom,
  })
  return {
    width,
    height,
    centreX,
    centreY,
    obstacles: [
      box(fieldWidth, centreY - half, centreY + half),
      box(fieldWidth, centreY + half, centreY + half + 300),
      isNarrow ? box(190, centreY - 170, centreY - 90) : box(540, centreY - 165, centreY - 85),
    ],
  }
}

const stages = [
  [1216, 900],
  [1440, 1000],
  [1120, 780],
  [800, 1000],
  [640, 900],
  [390, 788],
  [320, 640],
] as const

describe(findPlaces, () => {
  it.each(stages)('keeps every place free of text, field and the others at %i by %i', (width, height) => {
    const stage = stageOf(width, height)
    const boxes = findPlaces(stage).map(boxesOf)
    expect(boxes.length).toBeGreaterThanOrEqual(2)
    boxes.forEach((mine, index) => {
      for (const box of mine) {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(width)
        for (const other of [...stage.obstacles, ...boxes.slice(index + 1).flat()])
          expect(overlap(box, other)).toBe(false)
      }
    })
  })

  it.each(stages)('lets no line cross a label at %i by %i', (width, height) => {
    const stage = stageOf(width, height)
    for (const [, label] of findPlaces(stage).map(boxesOf)) {
      for (const radius of arcsOf(width).radii) if (label) expect(crosses(stage, radius, label)).toBe(false)
    }
    expect(arcsOf(width).radii.length).toBeGreaterThan(1)
  })

  it('has places with names on both sides of a wide stage', () => {
    const labels = findPlaces(stageOf(1216, 900)).filter((place) => place.arc === 0)
    expect(labels.map((place) => place.label)).toEqual(expect.arrayContaining(['left', 'right']))
  })

  it('has at least a dozen places on a wide stage and four on a phone', () => {
    expect(findPlaces(stageOf(1216, 900)).length).toBeGreaterThanOrEqual(10)
    expect(findPlaces(stageOf(390, 788)).length).toBeGreaterThanOrEqual(4)
  })

  it('finds the same places each time', () => {
    expect(findPlaces(stageOf(1216, 900))).toEqual(findPlaces(stageOf(1216, 900)))
  })
})

describe(standPeople, () => {
  const places = findPlaces(stageOf(1216, 900))
  const nobody: Standing = new Map()
  const people = (meets: Bystander['meets'], ...names: string[]): Bystander[] =>
    names.map((name) => ({ id: name as UserId, meets }))
  const arcOf = (standing: Standing, name: string) => places[standing.get(name as UserId) ?? -1]?.arc

  it('puts better matches nearer', () => {
    const standing = standPeople(
      places,
      [...people('all', 'ines'), ...people('some', 'lena'), ...people('none', 'dele')],
      nobody,
    )
    expect(arcOf(standing, 'ines')).toBe(0)
    expect(arcOf(standing, 'lena')).toBe(1)
    expect(arcOf(standing, 'dele')).toBeGreaterThan(0)
  })

  it('never puts a worse match nearer than a better one that found no room', () => {
    const all = people('all', ...Array.from({ length: 5 }, (_, index) => `all${index}`))
    const some = people('some', ...Array.from({ length: 9 }, (_, index) => `some${index}`))
    const standing = standPeople(places, [...all, ...some], nobody)
    const furthest = Math.max(...all.map(({ id }) => arcOf(standing, id) ?? 0))
    const nearest = Math.min(...some.map(({ id }) => arcOf(standing, id) ?? 9))
    expect(nearest).toBeGreaterThanOrEqual(furthest)
  })

  it('gives everybody a place of their own', () => {
    const standing = standPeople(
      places,
      people('none', ...Array.from({ length: 40 }, (_, index) => `p${index}`)),
      nobody,
    )
    expect(new Set(standing.values()).size).toBe(standing.size)
    expect(standing.size).toBeGreaterThan(6)
  })

  it('moves only those whose match changed', () => {
    const before = standPeople(
      places,
      [...people('all', 'ines', 'karim'), ...people('some', 'lena', 'tomasz'), ...people('none', 'dele', 'sven')],
      nobody,
    )
    const after = standPeople(
      places,
      [...people('all', 'karim'), ...people('some', 'tomasz', 'ines', 'lena'), ...people('none', 'sven', 'dele')],
      before,
    )
    for (const name of ['karim', 'lena', 'tomasz'] as UserId[]) expect(after.get(name)).toBe(before.get(name))
    expect(arcOf(after, 'ines')).toBe(1)
  })

  it('shares the one arc of a phone among all', () => {
    const narrow = findPlaces(stageOf(390, 788))
    const standing = standPeople(
      narrow,
      [...people('all', 'ines'), ...people('some', 'lena'), ...people('none', 'dele')],
      nobody,
    )
    expect(standing.size).toBe(3)
  })

  it('places nobody where there is no place', () => {
    expect(standPeople([], people('all', 'ines'), nobody).size).toBe(0)
  })
})
