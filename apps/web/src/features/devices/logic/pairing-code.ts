/** Eight digits as they are compared aloud: two groups of four. */
export function formatPairingCode(digits: string): string {
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}
