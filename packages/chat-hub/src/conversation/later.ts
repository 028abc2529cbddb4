/**
 * What is made when it is first wanted, once; its code may come only then. A failure to make it is forgotten: the next who wants it tries again.
 */
export function createLater<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
