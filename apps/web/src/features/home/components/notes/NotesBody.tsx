import { Button, ButtonLink, EmptyState } from '@umkreis/design-system'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import type { Notes } from '../../../../services/notes/notes.ts'
import { paths } from '../../../../shared/paths.ts'
import { copy } from './copy.ts'
import { NotesView } from './NotesView.tsx'
import { Waiting } from './Waiting.tsx'

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
