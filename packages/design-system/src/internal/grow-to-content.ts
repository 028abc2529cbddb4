/**
 * Whether a text area with `field-sizing: content` needs no {@link growToContent}: with each letter, that has the browser lay
 * out the whole page several times.
 */
export const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Makes a text area as high as its words, between two heights in pixels; past the second it scrolls. */
export function growToContent(area: HTMLTextAreaElement, min: number, max: number): void {
  area.style.height = '0'
  const wanted = area.scrollHeight
  area.style.height = `${Math.min(max, Math.max(min, wanted))}px`
  area.style.overflowY = wanted > max ? 'auto' : 'hidden'
}
