/** A rectangle in px from the stage's upper left corner. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** The measured stage on which people stand around the question. */
export type Stage = {
  readonly width: number
  readonly height: number
  readonly centreX: number
  readonly centreY: number
  /** What nobody may stand on: title, field, the room of the suggestions, the count. */
  readonly obstacles: readonly Box[]
}

/** A place on an arc. The whole of it, label included, is free of text, field, other places and lines. */
export type Place = {
  /** 0 is the innermost arc. */
  readonly arc: number
  readonly x: number
  readonly y: number
  /** On which side a name has room; none where it has not. */
  readonly label: 'left' | 'right' | 'none'
  /** Radius in px that a portrait may take here, ring included. */
  readonly radius: number
  /** Whether there is room for the ring of somebody who matches, and, on a wide stage, for the name. */
  readonly ringed: boolean
}

/** The arcs of a stage, from the inside out, in px. */
export type Arcs = {
  readonly radii: readonly number[]
  /** How many of them, from the inside, carry people with a ring. */
  readonly ringed: number
}

/** Width and height that a name and two lines of reasons take beside a portrait, in px. */
export const LABEL_SIZE = { width: 80, height: 50 } as const
/** From the portrait's ring to its label, in px. */
export const LABEL_GAP = 6

const MARGIN = 6
/** From the edge of a stage that is no phone's, in px: nobody looks cut off there. */
const EDGE = 16
const QUIET_RADIUS = 24

/** The arcs that suit a stage of this width. */
export function arcsOf(width: number): Arcs {
  if (width >= 1000) return { radii: [352, 476, 604, 730], ringed: 2 }
  if (width >= 640) return { radii: [334, 428, 530], ringed: 2 }
  const inner = Math.round(Math.max(230, width * 0.62))
  return { radii: [inner, inner + 40, inner + 120], ringed: 1 }
}

/** Radius of a portrait with its ring on a stage of this width, in px. */
export function ringedRadius(width: number): number {
  return width >= 640 ? 35 : 27
}

// Angles above the horizontal, where an arc is filled first; left and right differ, so that nothing looks like a clock.
const WIDE_STARTS: readonly (readonly [left: number, right: number])[] = [
  [38, 36],
  [-13, -16],
  [28, 31],
  [12, -8],
]
const NARROW_STARTS: readonly (readonly [left: number, right: number])[] = [[77, 77]]

/** Finds every place of a stage, on each arc the one to be filled first at first. The same stage has the same places. */
export function findPlaces(stage: Stage): Place[] {
  const { radii, ringed } = arcsOf(stage.width)
  const isNarrow = stage.width < 640
  const places: Place[] = []
  const taken: Box[] = [...stage.obstacles]
  radii.forEach((radius, arc) => {
    if (isNarrow && arc > 0) return
    const starts = isNarrow ? NARROW_STARTS : WIDE_STARTS
    for (const { side, degrees } of candidates(starts[Math.min(arc, starts.length - 1)] ?? [40, 40])) {
      const angle = (degrees * Math.PI) / 180
      const x = stage.centreX + side * radius * Math.cos(angle)
      const y = stage.centreY - radius * Math.sin(angle)
      if (places.some((other) => other.arc === arc && Math.hypot(other.x - x, other.y - y) < spacing(arc, isNarrow)))
        continue
      const at = { arc, x, y, radius: ringedRadius(stage.width), ringed: true }
      const place =
        fit(stage, taken, radii, at, side, !isNarrow) ??
        (arc < ringed
          ? undefined
          : fit(stage, taken, radii, { ...at, radius: QUIET_RADIUS, ringed: false }, side, false))
      if (!place) continue
      places.push(place)
      taken.push(...boxesOf(place))
    }
  })
  return places
}

/** The boxes that a place takes: its portrait, and its label where it has one. */
export function boxesOf(place: Place): Box[] {
  const { x, y, radius, label } = place
  const portrait = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }
  if (label === 'none') return [portrait]
  const near = radius + LABEL_GAP
  const far = near + LABEL_SIZE.width
  const half = LABEL_SIZE.height / 2
  return [
    portrait,
    label === 'left'
      ? { left: x - far, top: y - half, right: x - near, bottom: y + half }
      : { left: x + near, top: y - half, right: x + far, bottom: y + half },
  ]
}

/** Says whether two boxes come closer than `gap` px. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap
}

/** Says whether a circle's line runs through a box, or closer to it than `gap` px. */
export function crosses(stage: Pick<Stage, 'centreX' | 'centreY'>, radius: number, box: Box, gap = 0): boolean {
  const nearX = Math.max(box.left - stage.centreX, 0, stage.centreX - box.right)
  const nearY = Math.max(box.top - stage.centreY, 0, stage.centreY - box.bottom)
  const farX = Math.max(Math.abs(box.left - stage.centreX), Math.abs(box.right - stage.centreX))
  const farY = Math.max(Math.abs(box.top - stage.centreY), Math.abs(box.bottom - stage.centreY))
  return Math.hypot(nearX, nearY) - gap < radius && radius < Math.hypot(farX, farY) + gap
}

function fit(
  stage: Stage,
  taken: readonly Box[],
  radii: readonly number[],
  at: Omit<Place, 'label'>,
  side: -1 | 1,
  wantsLabel: boolean,
): Place | undefined {
  const edge = stage.width < 640 ? MARGIN : EDGE
  const isFree = (box: Box) =>
    box.left >= edge &&
    box.top >= edge &&
    box.right <= stage.width - edge &&
    box.bottom <= stage.height - edge &&
    !taken.some((other) => overlap(box, other, MARGIN))
  // Where there is room for names at all, nobody stands without one.
  const sideLabel = side < 0 ? 'left' : 'right'
  const tries: Place['label'][] = wantsLabel ? (stage.width >= 1000 ? [sideLabel] : [sideLabel, 'none']) : ['none']
  for (const label of tries) {
    const place = { ...at, label }
    const [portrait, text] = boxesOf(place)
    if (!portrait || !isFree(portrait)) return undefined
    if (radii.some((radius, arc) => arc !== at.arc && crosses(stage, radius, portrait))) return undefined
    if (!text || (isFree(text) && !radii.some((radius) => crosses(stage, radius, text, 3)))) return place
  }
  return undefined
}

/** Both sides in turn, away from the start a little further each time, upwards before downwards. */
function candidates([left, right]: readonly [number, number]): { side: -1 | 1; degrees: number }[] {
  const found: { side: -1 | 1; degrees: number }[] = []
  for (let off = 0; off <= 170; off++) {
    for (const sign of off === 0 ? [1] : [1, -1]) {
      for (const [side, start] of [
        [-1, left],
        [1, right],
      ] as const) {
        const degrees = start + sign * off
        if (degrees <= 90 && degrees >= -90) found.push({ side, degrees })
      }
    }
  }
  return found
}

function spacing(arc: number, isNarrow: boolean): number {
  if (isNarrow) return 84
  return arc === 0 ? 116 : 132 + arc * 24
}
