import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useApi } from '../../services/api.ts'
import { createQueryClient } from '../../services/query-client.ts'
import { currentUserAtom } from '../../services/session.ts'
import { isImmersiveAtom } from '../../services/shell.ts'
import { MAIN_ID } from '../frame/use-announced-navigation.ts'
import { BottomBar } from './BottomBar.tsx'
import { NAVIGATION } from './navigation.ts'
import { frame, immersive, main } from './shell.css.ts'
import { SideList } from './SideList.tsx'
import { TopBar } from './TopBar.tsx'
import { useConversations } from './use-conversations.ts'

/** The frame around a member's screens: side list on wide screens; top bar, slide-in menu and bottom bar on small ones. */
export function Component(): ReactNode {
  const user = useAtomValue(currentUserAtom)
  useConversations(user.userId)
  const isImmersive = useAtomValue(isImmersiveAtom)
  const { store } = useApi().session
  const [queryClient] = useState(() => createQueryClient(() => store.load() !== undefined))
  const entries = NAVIGATION.filter((entry) => entry.isFor(user))
  return (
    <QueryClientProvider client={queryClient}>
      <div className={isImmersive ? `${frame} ${immersive}` : frame}>
        <SideList entries={entries} />
        <TopBar entries={entries} />
        <main id={MAIN_ID} className={main} tabIndex={-1}>
          <Outlet />
        </main>
        <BottomBar entries={entries} />
      </div>
    </QueryClientProvider>
  )
}
