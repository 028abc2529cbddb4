import { parsePairingOffer } from '@umkreis/crypto'

/** Whether a device could be let in with what a camera read. Any other QR code may lie on the desk. */
export function isPairingText(text: string): boolean {
  try {
    parsePairingOffer(text)
    return true
  } catch {
    return false
  }
}
