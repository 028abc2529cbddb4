import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Box, Stage } from '../logic/circle-geometry.ts'

/** What is measured: the stage, the field as its centre, what lines may not cross, and what nobody may stand on. */
export type StageParts = {
  readonly stage: RefObject<HTMLElement | null>
  readonly field: RefObject<HTMLElement | null>
  /** Lines end before these, and nobody stands on them. */
  readonly texts: readonly RefObject<HTMLElement | null>[]
}

/** A measured stage, and the boxes of its texts, in px. */
export type MeasuredStage = Stage & { readonly texts: readonly Box[] }

/** How much room below the field is kept free for suggestions, open or not, so that opening them moves nobody. */
const SUGGESTIONS_ROOM = { wide: 284, narrow: 264 }
/** Height of the field's first row; the circle's centre stays there however far the field grows. */
const FIELD_ROW = 80

/** Measures the stage, and again whenever it or its parts change size. */
export function useStage({ stage, field, texts }: StageParts): MeasuredStage | undefined {
  const [measured, setMeasured] = useState<MeasuredStage>()
  useLayoutEffect(() => {
    const stageElement = stage.current
    const fieldElement = field.current
    if (!stageElement || !fieldElement) return
    const measure = () => {
      const origin = stageElement.getBoundingClientRect()
      const boxOf = ({ left, top, right, bottom }: DOMRect): Box => {
        return {
          left: left - origin.left,
          top: top - origin.top,
          right: right - origin.left,
          bottom: bottom - origin.top,
        }
      }
      const fieldBox = boxOf(fieldElement.getBoundingClientRect())
      const textBoxes = texts.flatMap((one) => (one.current ? textLines(one.current).map(boxOf) : []))
      const isNarrow = origin.width < 640
      const row = isNarrow ? fieldBox.bottom - fieldBox.top : FIELD_ROW
      const room = {
        ...fieldBox,
        top: fieldBox.bottom,
        bottom: fieldBox.bottom + (isNarrow ? SUGGESTIONS_ROOM.narrow : SUGGESTIONS_ROOM.wide),
      }
      const next: MeasuredStage = {
        width: Math.round(origin.width),
        height: Math.round(origin.height),
        centreX: (fieldBox.left + fieldBox.right) / 2,
        centreY: fieldBox.top + Math.min(row, 140) / 2,
        obstacles: [fieldBox, room, ...textBoxes],
        texts: textBoxes,
      }
      setMeasured((before) => (before && isSame(before, next) ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(stageElement)
    observer.observe(fieldElement)
    for (const one of texts) if (one.current) observer.observe(one.current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- refs stay the same; the list of them is written anew on each render
  }, [])
  return measured
}

/** The boxes of the lines of words: a block's own box may be as wide as the page. */
function textLines(element: HTMLElement): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

function isSame(a: MeasuredStage, b: MeasuredStage): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
