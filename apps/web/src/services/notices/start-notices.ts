import type { UserId } from '@umkreis/schemas'
import { atom } from 'jotai'
import { whenIdle } from '../../shared/when-idle.ts'
import { apiAtom } from '../api.ts'
import { logWarning } from '../log.ts'
import type { Conversations } from '../conversation/conversations.ts'
import type { Observed } from '../conversation/observed.ts'
import { playNotificationSound } from '../conversation/notification-sound.ts'
import { loadPreferencesAtom, preferencesAtom } from '../preferences/preferences.ts'
import { resumePushAtom } from '../push/push.ts'
import { sessionAtom } from '../session.ts'
import { followPressesAtom } from '../worker/opened-path.ts'
import { claimNotice } from './claim-notice.ts'
import { createNotices } from './notices.ts'
import { clearNoticesBut, showSystemNotice } from './system-notices.ts'
import { createUnreadIcon } from './unread-icon.ts'

/** Whom to tell of what. */
export type NoticeStart = {
  readonly conversations: Conversations
  readonly userId: UserId
  readonly isLooking: Observed<boolean>
}

/** Tells the member what comes, as they prefer it, until the call that it returns. */
export const startNoticesAtom = atom(null, (get, set, { conversations, userId, isLooking }: NoticeStart) => {
  const icon = createUnreadIcon()
  const hear = createNotices({
    loadGroup: (groupId) => get(apiAtom).groups.byId(groupId),
    preferences: () => get(preferencesAtom),
    claim: (name) => claimNotice(`${userId} ${name}`, navigator.userActivation?.hasBeenActive ?? true),
    playSound: playNotificationSound,
    isLooking: () => isLooking.get(),
    show: (notice) => showSystemNotice(notice, userId),
    clearAllBut: clearNoticesBut,
    now: () => new Date(),
  })
  void set(loadPreferencesAtom)
  const stopWorker = whenIdle(() => void set(resumePushAtom))
  const stopPresses = set(followPressesAtom)
  const stop = conversations.subscribe((event) => {
    if (event.type === 'unread-counted') void icon.show(event.counts.total)
    hear(event)
  })
  return () => {
    stop()
    stopWorker()
    stopPresses()
    void icon.show(0)
    const session = get(sessionAtom)
    if (session.kind === 'visitor' && session.because === 'signed-out') void clearAll()
  }
})

/** What notices quote was opened for somebody who is not here any more: the next one at this device must not read it. */
async function clearAll(): Promise<void> {
  await clearNoticesBut([]).catch((error: unknown) => logWarning('Old notices could not be taken away', error))
}
