import { useAtomValue, useSetAtom } from 'jotai'
import { type PushState, pushStateAtom, turnPushOffAtom, turnPushOnAtom } from './push.ts'

/** Notices of the system on this device, and how to switch them. */
export type Push = { readonly state: PushState; readonly turnOn: () => void; readonly turnOff: () => void }

/** Whether this device tells its member of messages while they look elsewhere. Only below a guarded route. */
export function usePush(): Push {
  const state = useAtomValue(pushStateAtom)
  const turnOn = useSetAtom(turnPushOnAtom)
  const turnOff = useSetAtom(turnPushOffAtom)
  return { state, turnOn: () => void turnOn(), turnOff: () => void turnOff() }
}
