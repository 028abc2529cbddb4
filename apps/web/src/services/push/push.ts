import type { PushResource } from '@umkreis/api-client/settings'
import type { PushSubscriptionPut } from '@umkreis/schemas'
import { atom } from 'jotai'
import { apiAtom } from '../api.ts'
import { logWarning } from '../log.ts'
import { currentUserAtom } from '../session.ts'
import { isWorking, startWorker } from '../worker/start-worker.ts'
import { isToldOnDevice, setToldOnDevice } from './told-on-device.ts'

/**
 * Whether this device tells its member of messages while they look elsewhere.
 * - `unsupported`: this browser can't.
 * - `blocked`: its owner has forbidden it in the browser, and only there can allow it again.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on' | 'changing'

const changingBase = atom(false)
// What the browser knows is not told by an event everywhere: it is looked at again after each change.
const lookBase = atom(0)

/** How it stands on this device. Only below a guarded route. */
export const pushStateAtom = atom((get): PushState => {
  get(lookBase)
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported'
  if (get(changingBase)) return 'changing'
  if (Notification.permission === 'denied') return 'blocked'
  return isToldOnDevice(get(currentUserAtom).userId) ? 'on' : 'off'
})

/** Asks the browser's owner, and has this device told. Never rejects: {@link pushStateAtom} says what came of it. */
export const turnPushOnAtom = atom(null, async (get, set) => {
  const { userId } = get(currentUserAtom)
  set(changingBase, true)
  try {
    if ((await Notification.requestPermission()) !== 'granted') return
    setToldOnDevice(userId, true)
    await set(resumePushAtom)
  } finally {
    set(changingBase, false)
    set(lookBase, (look) => look + 1)
  }
})

/** Has this device be quiet. Never rejects. */
export const turnPushOffAtom = atom(null, async (get, set) => {
  set(changingBase, true)
  try {
    setToldOnDevice(get(currentUserAtom).userId, false)
    const subscription = await (await startWorker())?.pushManager?.getSubscription()
    if (!subscription) return
    // First here: what the server still sends then arrives nowhere.
    await subscription.unsubscribe()
    await (await set(callsAtom)).unsubscribe(subscription.endpoint)
  } catch (error) {
    logWarning('The browser’s push service could not be told to end', error)
  } finally {
    set(changingBase, false)
    set(lookBase, (look) => look + 1)
  }
})

/**
 * Starts what hears of messages while no page is open, and subscribes this device anew where its member wants to be told: a subscription ends with the session that it was made
 * in. Without a push service notices still come while a page is open. Never rejects.
 */
export const resumePushAtom = atom(null, async (get, set) => {
  const worker = await startWorker()
  if (!worker || !isToldOnDevice(get(currentUserAtom).userId)) return
  try {
    if (!worker.pushManager || !(await isWorking(worker))) return
    const calls = await set(callsAtom)
    const subscription = await subscribe(worker.pushManager, await calls.key())
    await calls.subscribe(subscription.toJSON() as PushSubscriptionPut)
  } catch (error) {
    logWarning('This device could not be subscribed to push messages', error)
  }
})

const callsAtom = atom(null, async (get): Promise<PushResource> => {
  const { createPush } = await import('@umkreis/api-client/settings')
  return createPush(get(apiAtom))
})

/** One made for another key of the server is of no use, and stands in the way of a new one. */
async function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    const other = await manager.getSubscription()
    if (!other) throw error
    await other.unsubscribe()
    return manager.subscribe(options)
  }
}
