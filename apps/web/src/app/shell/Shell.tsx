import { QueryClientProvider } from '@tanstack/react-query'
import type { User } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useApi } from '../../services/api.ts'
import { createQueryClient } from '../../services/query-client.ts'
import { reach, useIsReached } from '../../services/reach.ts'
import { sessionAtom } from '../../services/session.ts'
import { isImmersiveAtom } from '../../services/shell.ts'
import { MAIN_ID } from '../frame/use-announced-navigation.ts'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { BottomBar } from './BottomBar.tsx'
import { DevicePlace } from './DevicePlace.tsx'
import { LostNotice } from './LostNotice.tsx'
import { MentionsHost } from './MentionsHost.tsx'
import { NAVIGATION } from './navigation.ts'
import { ScreenPlace } from './ScreenPlace.tsx'
import { frame, immersive, main, noticed } from './shell.css.ts'
import { SideList } from './SideList.tsx'
import { TopBar } from './TopBar.tsx'
import { useConversations } from './use-conversations.ts'
import { useOpenedPath } from './use-opened-path.ts'
import { usePrefetchedScreens } from './use-prefetched-screens.ts'
import { useReach } from './use-reach.ts'

/** The frame around a member's screens. A visitor sees the one screen that stands here for everybody without it. */
export function Component(): ReactNode {
  const session = useAtomValue(sessionAtom)
  return session.kind === 'member' && session.user.city ? <MemberFrame user={session.user} /> : <Outlet />
}

/** Side list on wide screens; top bar, slide-in menu and bottom bar on small ones; the command palette on all. */
function MemberFrame({ user }: { user: User }) {
  useConversations(user.userId)
  useOpenedPath()
  const { store } = useApi().session
  const [queryClient] = useState(() =>
    createQueryClient(
      () => store.load() !== undefined,
      () => void reach.check(),
    ),
  )
  usePrefetchedScreens(user.role === 'Manager')
  const entries = NAVIGATION.filter((entry) => entry.isFor(user))
  return (
    <QueryClientProvider client={queryClient}>
      <Frame>
        <SideList entries={entries} />
        <TopBar entries={entries} />
        <main id={MAIN_ID} className={main} tabIndex={-1}>
          <LostNotice />
          <DevicePlace />
          <ScreenPlace />
        </main>
        <BottomBar entries={entries} />
      </Frame>
      <PaletteHost />
      {user.isGlobal || user.role === 'External' ? null : <MentionsHost />}
    </QueryClientProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  useReach()
  const isReached = useIsReached()
  const isImmersive = useAtomValue(isImmersiveAtom)
  return <div className={[frame, isImmersive ? immersive : '', isReached ? '' : noticed].join(' ')}>{children}</div>
}
