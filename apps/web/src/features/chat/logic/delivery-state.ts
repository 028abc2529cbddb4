import type { MemberReading } from '@umkreis/schemas'

/** How far a message has come: stored, on a device of everybody, or read by everybody, as far as they let it be seen. */
export type DeliveryState = 'sent' | 'delivered' | 'read'

/** How far a stored message has come. Who joined after it does not count. */
export function deliveryOf(readings: readonly MemberReading[], sequence: number): DeliveryState {
  const meant = readings.filter(({ joinedSequence }) => joinedSequence < sequence)
  if (meant.length === 0) return 'sent'
  if (meant.every(({ readSequence }) => readSequence >= sequence)) return 'read'
  return meant.every((one) => hasArrived(one, sequence)) ? 'delivered' : 'sent'
}

/** Who has read a message, who has got it, and who has not; in each the latest first. Who joined after it is left out. */
export function gatherReaders(
  readings: readonly MemberReading[],
  sequence: number,
): {
  readonly read: readonly MemberReading[]
  readonly delivered: readonly MemberReading[]
  readonly waiting: readonly MemberReading[]
} {
  const meant = readings.filter(({ joinedSequence }) => joinedSequence < sequence)
  const rest = meant.filter(({ readSequence }) => readSequence < sequence)
  return {
    read: latestFirst(
      meant.filter(({ readSequence }) => readSequence >= sequence),
      ({ readAt }) => readAt,
    ),
    delivered: latestFirst(
      rest.filter((one) => hasArrived(one, sequence)),
      ({ deliveredAt }) => deliveredAt,
    ),
    waiting: rest.filter((one) => !hasArrived(one, sequence)),
  }
}

/** What was read was delivered, whatever was told of it. */
function hasArrived({ deliveredSequence, readSequence }: MemberReading, sequence: number): boolean {
  return Math.max(deliveredSequence, readSequence) >= sequence
}

function latestFirst(
  readings: readonly MemberReading[],
  timeOf: (reading: MemberReading) => string | null,
): readonly MemberReading[] {
  return readings.toSorted((one, other) => (timeOf(other) ?? '').localeCompare(timeOf(one) ?? ''))
}
