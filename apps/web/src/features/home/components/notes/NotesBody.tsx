import { Button, ButtonLink, EmptyState } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import type { Notes } from '../../../../services/notes/notes.ts'
import { paths } from '../../../../shared/paths.ts'
import { copy } from './copy.ts'
import { NotesView } from './NotesView.tsx'
import { Waiting } from './Waiting.tsx'

/** Somebody who writes on another device is saved often: what comes within this time is asked for once. */
const GATHER_MS = 500

/** The notes, or why there are none to be seen. */
export function NotesBody({ notes, devices }: { notes: Notes; devices: Pick<Devices, 'state'> }): ReactNode {
  const state = useObserved(notes.state)
  const device = useObserved(devices.state)
  const { pathname, search } = useLocation()
  useEffect(() => {
    void notes.refresh()
    const look = () => {
      if (document.visibilityState === 'visible') void notes.refresh()
    }
    // What other devices wrote is there when somebody comes back to this one.
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [notes])

  const conversations = useAtomValue(conversationsAtom)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = conversations?.subscribe((event) => {
      const isNews = event.type === 'notes-changed' || (event.type === 'connected' && event.isReconnect)
      if (!isNews || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        void notes.refresh()
      }, GATHER_MS)
    })
    return () => {
      end?.()
      clearTimeout(timer)
    }
  }, [conversations, notes])

  if (device !== 'ready' && device !== 'preparing') {
    return (
      <EmptyState
        picture="closed"
        title={copy.closed.title}
        text={copy.closed.text}
        action={
          <ButtonLink variant="accent" href={paths.openMessages({ returnTo: `${pathname}${search}` })}>
            {copy.closed.open}
          </ButtonLink>
        }
      />
    )
  }
  if (state.kind === 'loading') return <Waiting />
  if (state.kind === 'failed') {
    return (
      <EmptyState
        title={copy.failed.title}
        text={copy.failed.text}
        action={<Button onPress={() => void notes.refresh()}>{copy.failed.retry}</Button>}
      />
    )
  }
  return <NotesView notes={notes} all={state.notes} unreadable={state.unreadable} />
}
