import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are let go over an element.
 *
 * @returns Whether files are held over it.
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const element = place.current
    if (!element || !isOpen) return
    // Entering a child leaves its parent: only the last one left means that the drag is gone.
    let depth = 0
    const end = () => {
      depth = 0
      setOver(false)
    }
    const handlers: Partial<Record<keyof HTMLElementEventMap, (event: DragEvent) => void>> = {
      dragenter: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        depth += 1
        setOver(true)
      },
      dragover: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      },
      dragleave: (event) => {
        if (!hasFiles(event)) return
        depth -= 1
        if (depth <= 0) end()
      },
      drop: (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        end()
        take([...(event.dataTransfer?.files ?? [])])
      },
    }
    // Let go beside it, a file would take the place of the whole page.
    const ignore = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    const entries = Object.entries(handlers) as [string, EventListener][]
    for (const [type, handler] of entries) element.addEventListener(type, handler)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
      for (const [type, handler] of entries) element.removeEventListener(type, handler)
      end()
    }
  }, [place, isOpen])
  return isOver
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}
