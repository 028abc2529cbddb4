import type { UserId } from '@umkreis/schemas'
import type { Place } from './circle-geometry.ts'

/** Somebody who could stand around the question: `all` of it is met, `some` of it, or none. */
export type Bystander = { readonly id: UserId; readonly meets: 'all' | 'some' | 'none' }

/** Who stands where: indexes into the places of the stage. */
export type Standing = ReadonlyMap<UserId, number>

/**
 * Places people around the question: nearer is a better match. Who still belongs on the same arc keeps their place, so that
 * typing moves only those whose match changed; who finds no room is left out, the worst matches first.
 *
 * @param people Best match first.
 * @param previous The standing before, or an empty one.
 */
export function standPeople(places: readonly Place[], people: readonly Bystander[], previous: Standing): Standing {
  const arcCount = Math.max(0, ...places.map((place) => place.arc + 1))
  const standing = new Map<UserId, number>()
  const free = new Set(places.keys())
  const take = (id: UserId, index: number) => {
    standing.set(id, index)
    free.delete(index)
  }

  let arc = 0
  for (const meets of ['all', 'some'] as const) {
    // A worse match never stands nearer than a better one; on a stage of one arc everybody shares it.
    arc = Math.min(Math.max(arc, FIRST_ARC[meets]), Math.max(arcCount - 1, 0))
    const rooms = arcRooms(places, free, arc, arcCount)
    const group = people.filter((person) => person.meets === meets)
    let offset = 0
    for (const room of rooms) {
      const members = group.slice(offset, offset + room.free.length)
      if (members.length === 0) break
      arc = room.arc
      offset += members.length
      for (const { id } of members) {
        const before = previous.get(id)
        if (before !== undefined && free.has(before) && places[before]?.arc === room.arc && places[before].ringed)
          take(id, before)
      }
      for (const { id } of members) {
        const next = standing.has(id) ? undefined : room.free.find((index) => free.has(index))
        if (next !== undefined) take(id, next)
      }
    }
  }

  // Who meets nothing may stand on any arc but the first that no match needs.
  const quiet = people.filter((person) => person.meets === 'none')
  for (const { id } of quiet) {
    const before = previous.get(id)
    if (before !== undefined && free.has(before) && isQuiet(places, before, arcCount)) take(id, before)
  }
  const rest = spread(places, [...free], arcCount)
  for (const { id } of quiet) {
    const next = standing.has(id) ? undefined : rest.shift()
    if (next !== undefined) take(id, next)
  }
  return standing
}

const FIRST_ARC = { all: 0, some: 1 } as const

function isQuiet(places: readonly Place[], index: number, arcCount: number): boolean {
  return arcCount === 1 || (places[index]?.arc ?? 0) > 0
}

/** Quiet people stand loosely on all arcs in turn, instead of filling one after the other. */
function spread(places: readonly Place[], free: readonly number[], arcCount: number): number[] {
  const nth = new Map<number, number>()
  return free
    .filter((index) => isQuiet(places, index, arcCount))
    .map((index) => {
      const arc = places[index]?.arc ?? 0
      const turn = nth.get(arc) ?? 0
      nth.set(arc, turn + 1)
      return { index, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ index }) => index)
}

function arcRooms(places: readonly Place[], free: ReadonlySet<number>, from: number, arcCount: number) {
  return Array.from({ length: Math.max(arcCount - from, 0) }, (_, step) => ({
    arc: from + step,
    // Who matches is shown with ring and name, or not at all.
    free: [...free].filter((index) => places[index]?.arc === from + step && places[index].ringed),
  }))
}
