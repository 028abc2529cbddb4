/** Who has a live connection to this process. The chat hub keeps it; others ask. */
export interface Presence {
  isConnected(userId: string): boolean
  arrive(userId: string): void
  /** @returns Whether this was the person's last connection. */
  leave(userId: string): boolean
}

export function createPresence(): Presence {
  const connections = new Map<string, number>()
  return {
    isConnected: (userId) => connections.has(userId),
    arrive(userId) {
      connections.set(userId, (connections.get(userId) ?? 0) + 1)
    },
    leave(userId) {
      const left = (connections.get(userId) ?? 0) - 1
      if (left > 0) connections.set(userId, left)
      else connections.delete(userId)
      return left <= 0
    },
  }
}
