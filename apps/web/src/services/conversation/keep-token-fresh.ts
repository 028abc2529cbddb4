import type { Session } from '@umkreis/api-client'
import type { HubClient } from '@umkreis/chat-hub'
import { logWarning } from '../log.ts'

/** How often the token is looked at: a connection ends with the token that opened it, unless a newer one is told. */
const LOOK_EVERY_MS = 30_000

/** Tells the hub each newer access token, so that an open page keeps its connection. Ends with the call it returns. */
export function keepTokenFresh(hub: HubClient, session: Session): () => void {
  let told: string | undefined
  const look = async () => {
    const token = await session.freshAccessToken()
    if (!token || token === told || !hub.isConnected) return
    try {
      if (told !== undefined) await hub.invoke('RenewToken', [{ AccessToken: token }])
      told = token
    } catch (error) {
      // The next look tries again; at worst the connection is made anew.
      logWarning('The hub was not told the new token', error)
    }
  }
  const stopFollowing = hub.onConnected(() => {
    told = session.store.load()?.accessToken
  })
  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  return () => {
    stopFollowing()
    clearInterval(timer)
  }
}
