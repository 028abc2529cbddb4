const LOCK = 'umkreis.camera'

let endCurrent: (() => void) | undefined

/**
 * Takes the camera for oneself: two scanners never run at once, neither on a page nor in two tabs. The newest has it,
 * because that is the one in front of somebody.
 *
 * @param onTaken Is called once when another one takes it, before that one goes on.
 * @returns How to leave it to whoever comes next.
 */
export function takeTurn(onTaken: () => void): () => void {
  endCurrent?.()
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    if (endCurrent === taken) endCurrent = undefined
    leave()
  }
  const taken = () => {
    if (isOver) return
    end()
    onTaken()
  }
  endCurrent = taken
  // Over all tabs.
  navigator.locks
    ?.request(LOCK, { steal: true }, () => left)
    .catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') taken()
    })
  return end
}
