import { logWarning } from '../log.ts'
import { MEMBER_MEMORY_PREFIX } from '../member-memory.ts'

// Below the members' prefix: signing out forgets it, so that who signs in next on this device is asked anew.
const KEY = `${MEMBER_MEMORY_PREFIX}told-on-device`

/** Whether a member wants notices of the system on this device, and the browser allows them. */
export function isToldOnDevice(userId: string): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted' && localStorage.getItem(KEY) === userId
}

/** Remembers whether a member wants notices of the system on this device. */
export function setToldOnDevice(userId: string, isTold: boolean): void {
  try {
    if (isTold) localStorage.setItem(KEY, userId)
    else localStorage.removeItem(KEY)
  } catch (error) {
    logWarning('What this device tells could not be kept', error)
  }
}
