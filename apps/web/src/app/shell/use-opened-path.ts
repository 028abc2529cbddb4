import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { openedPathAtom } from '../../services/worker/opened-path.ts'

/** Goes where a press on a notice of the system leads. */
export function useOpenedPath(): void {
  const opened = useAtomValue(openedPathAtom)
  const navigate = useNavigate()
  const go = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    if (opened) go(opened.path)
  }, [opened])
}
