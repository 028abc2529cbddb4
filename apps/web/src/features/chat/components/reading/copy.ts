import type { DeliveryState } from '../../logic/delivery-state.ts'

/** The words of who has got and read what. */
export const copy = {
  state: { sent: 'Sent', delivered: 'Delivered', read: 'Read' } satisfies Record<DeliveryState, string>,
  typing: (names: readonly string[]) => {
    if (names.length > 2) return `${names.length} people are writing`
    return names.length === 2 ? `${names.join(' and ')} are writing` : `${names[0] ?? ''} is writing`
  },
  infoTitle: 'Message info',
  sentAt: (time: string) => `Sent ${time}`,
  readBy: (count: number) => `Read (${count})`,
  deliveredTo: (count: number) => `Delivered (${count})`,
  waitingFor: (count: number) => `Not delivered yet (${count})`,
  atLatest: (time: string) => `by ${time}`,
  nobody: 'Nobody here shows what they have read, or receipts are switched off for you.',
} as const
