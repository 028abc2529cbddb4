import { adminScreens } from './admin-screens.ts'
import { chatScreens } from './chat-screens.ts'
import { deviceScreens } from './device-screens.ts'
import { memberScreens } from './member-screens.ts'
import type { Screen } from './screen.ts'
import { visitorScreens } from './visitor-screens.ts'

/** The screens by who sees them and where. */
export const screenGroups = {
  'before one is signed in': visitorScreens,
  'outside of the chat': memberScreens,
  'in the chat': chatScreens,
  'with one’s devices': deviceScreens,
  'in the administration': adminScreens,
} as const satisfies Record<string, readonly Screen[]>

/** Every screen and every important state of the product. What is not in here is neither looked at nor checked. */
export const screens: readonly Screen[] = Object.values(screenGroups).flat()
