/** When the index is stored. */
export type SaveTimes = {
  /** At most so often, in milliseconds. */
  readonly everyMs: number
  /** Not before so long nobody has searched, in milliseconds: storing takes the time of several searches. */
  readonly quietMs: number
}

/** Stores what has changed, but never while somebody searches. */
export interface QuietSaver {
  /** Something has changed: it is stored soon. */
  noteChanged(): void
  /** Somebody searches. */
  noteSearched(): void
}

/** @param now Milliseconds that never go back. */
export function createQuietSaver(
  save: () => void,
  { everyMs, quietMs }: SaveTimes,
  now: () => number = () => performance.now(),
): QuietSaver {
  let searchedAt = -Infinity
  let isWaiting = false
  const saveOrWait = () => {
    const left = searchedAt + quietMs - now()
    if (left > 0) {
      setTimeout(saveOrWait, left)
      return
    }
    isWaiting = false
    save()
  }
  return {
    noteChanged() {
      if (isWaiting) return
      isWaiting = true
      setTimeout(saveOrWait, everyMs)
    },
    noteSearched() {
      searchedAt = now()
    },
  }
}
