import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { devicesAtom } from '../../services/conversation/devices.ts'
import { notesAtom } from '../../services/notes/notes.ts'
import { NotesBody } from './components/notes/NotesBody.tsx'
import { Waiting } from './components/notes/Waiting.tsx'

/** My notes: the list and the note that is open. */
export function NotesPage(): ReactNode {
  const notes = useAtomValue(notesAtom)
  const devices = useAtomValue(devicesAtom)
  return notes && devices ? <NotesBody notes={notes} devices={devices} /> : <Waiting />
}
