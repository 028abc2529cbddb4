import { useOutletContext } from 'react-router'

/** What the frame around a member's screens gives to what it frames. */
export const IN_FRAME = { isFramed: true } as const

/** Whether a screen stands in the frame, which brings the main landmark with it. */
export function useIsFramed(): boolean {
  return useOutletContext<Partial<typeof IN_FRAME> | undefined>()?.isFramed ?? false
}
