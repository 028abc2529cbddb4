/** The words of what stands in messages. */
export const textCopy = {
  code: 'Code',
  copyCode: 'Copy code',
  newTab: '(opens a new tab)',
  writtenAs: (address: string) => `Written as ${address}`,
} as const
