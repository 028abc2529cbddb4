/** The longest that a screen waits for a picture, in ms: a start without it is better than no start. */
const PATIENCE_MS = 1_000

/** Waits until a picture can be drawn at once, for a moment at most. Never rejects. */
export async function awaitPicture(url: string): Promise<void> {
  const picture = new Image()
  picture.src = url
  const outOfPatience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([picture.decode().catch(() => undefined), outOfPatience])
}
