/** Frames in which something that was asked for is drawn, even where much has to be drawn before it. */
const FRAMES_MAX = 120

/** Waits until an element is there, which takes a frame or two after the list was asked to show it. */
export async function whenDrawn(find: () => HTMLElement | null | undefined): Promise<HTMLElement | null> {
  for (let frame = 0; frame < FRAMES_MAX; frame += 1) {
    const element = find()
    if (element) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return null
}
