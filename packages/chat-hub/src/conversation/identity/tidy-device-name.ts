import { MAX_DEVICE_NAME_LENGTH } from '@umkreis/crypto'

/** A device's name as it may be sealed: without space around it, not too long, `null` for none. */
export function tidyDeviceName(name: string | undefined): string | null {
  return name?.trim().slice(0, MAX_DEVICE_NAME_LENGTH).toWellFormed() || null
}
