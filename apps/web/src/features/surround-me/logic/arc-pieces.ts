import { ringedRadius, type Box, type Stage } from './circle-geometry.ts'

/** A part of an arc, in degrees counter-clockwise from three o'clock; `to` may be beyond 360. */
export type ArcPiece = { readonly from: number; readonly to: number }

const STEP = 0.5
/** Shorter pieces look like loose dashes, not like parts of a circle; in px. */
const SHORTEST = 40
/** From a line to the text it ends before, and to a portrait that it leads to, in px. */
const TEXT_GAP = 12
const PORTRAIT_GAP = 4

/**
 * Shortens an arc so that it ends before every text and every portrait: a line never crosses a letter or an icon. What is
 * left between two of them and too short to be seen as an arc is left out.
 *
 * @param texts Boxes in px on the stage.
 * @param portraits Centre and radius in px on the stage.
 * @returns What is left to be drawn, in the order of the angle.
 */
export function cutArc(
  stage: Pick<Stage, 'centreX' | 'centreY'>,
  radius: number,
  texts: readonly Box[],
  portraits: readonly { readonly x: number; readonly y: number; readonly radius: number }[],
): ArcPiece[] {
  const isHidden = (degrees: number) => {
    const { x, y } = pointOn(stage, radius, degrees)
    return (
      texts.some(
        (box) =>
          x > box.left - TEXT_GAP && x < box.right + TEXT_GAP && y > box.top - TEXT_GAP && y < box.bottom + TEXT_GAP,
      ) || portraits.some((one) => Math.hypot(one.x - x, one.y - y) < one.radius + PORTRAIT_GAP)
    )
  }
  const pieces: ArcPiece[] = []
  let from: number | undefined
  for (let degrees = 0; degrees <= 360; degrees += STEP) {
    const hidden = isHidden(degrees)
    if (!hidden && from === undefined) from = degrees
    if (from !== undefined && (hidden || degrees === 360)) {
      const to = hidden ? degrees - STEP : 360
      pieces.push({ from, to })
      from = undefined
    }
  }
  return joinAtStart(pieces).filter(({ from, to }) => ((to - from) * Math.PI * radius) / 180 >= SHORTEST)
}

/** The point of an arc at an angle, in px on the stage. */
export function pointOn(
  stage: Pick<Stage, 'centreX' | 'centreY'>,
  radius: number,
  degrees: number,
): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180
  return { x: stage.centreX + radius * Math.cos(angle), y: stage.centreY - radius * Math.sin(angle) }
}

/** An arc's piece as the `d` of an SVG path. */
export function formatArc(stage: Pick<Stage, 'centreX' | 'centreY'>, radius: number, piece: ArcPiece): string {
  const point = (degrees: number) => {
    const { x, y } = pointOn(stage, radius, degrees)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  // A whole circle has no two ends: it is drawn in two halves, as is everything longer than a half.
  const middle = (piece.from + piece.to) / 2
  return `M${point(piece.from)}A${radius} ${radius} 0 0 0 ${point(middle)}A${radius} ${radius} 0 0 0 ${point(piece.to)}`
}

/** What stands at a place, as lines see it. */
export function discAt(stage: Pick<Stage, 'width'>, place: { x: number; y: number }, isRinged: boolean) {
  return { x: place.x, y: place.y, radius: isRinged ? ringedRadius(stage.width) : QUIET_DISC }
}

const QUIET_DISC = 22

function joinAtStart(pieces: readonly ArcPiece[]): ArcPiece[] {
  const [first] = pieces
  const last = pieces.at(-1)
  if (!first || !last || pieces.length < 2 || first.from !== 0 || last.to !== 360) return [...pieces]
  return [...pieces.slice(1, -1), { from: last.from, to: 360 + first.to }]
}
