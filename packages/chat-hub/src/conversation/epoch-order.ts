import { MismatchError } from '@umkreis/crypto'
import type { GroupId } from '@umkreis/schemas'

/** Holds the order in which messages are shown against the epochs that they are sealed in. */
export interface EpochOrder {
  /**
   * Remembers where a message stands.
   *
   * @param sequence Its place in the group.
   * @param epoch What it is sealed in.
   * @throws {MismatchError} If a message of a later epoch stands before it. A server takes messages for the newest epoch alone, so whoever wrote it had no key of that
   *   one, or it was moved.
   */
  accept(groupId: GroupId, sequence: number, epoch: number): void
}

/** An order in which nothing was seen. */
export function createEpochOrder(): EpochOrder {
  /** The first place at which each epoch was seen. */
  const groups = new Map<GroupId, Map<number, number>>()
  return {
    accept(groupId, sequence, epoch) {
      const firsts = groups.get(groupId) ?? new Map<number, number>()
      for (const [other, first] of firsts) {
        if (other > epoch && first < sequence) throw new MismatchError('envelope', 'epoch')
      }
      firsts.set(epoch, Math.min(firsts.get(epoch) ?? sequence, sequence))
      groups.set(groupId, firsts)
    },
  }
}
