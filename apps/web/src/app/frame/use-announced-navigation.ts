import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { unreadTotalAtom } from '../../services/unread.ts'
import type { RouteHandle } from '../screen.ts'
import { formatTitle } from './format-title.ts'

/** The element that holds a screen's content: skip link and focus lead to it. */
export const MAIN_ID = 'main'

/**
 * Names the place: in the browser's tab always, and after a navigation also to those who listen, with the focus on the
 * new screen's heading. A screen that takes the focus for a field of its own keeps it.
 *
 * @returns What a live region says.
 */
export function useAnnouncedNavigation(): string {
  const { pathname } = useLocation()
  const title = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.title)
    .findLast((one) => one !== undefined)
  const unread = useAtomValue(unreadTotalAtom)
  const [announcement, setAnnouncement] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    document.title = formatTitle(title, unread)
  }, [title, unread])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setAnnouncement(title ?? '')
    focusScreen()
  }, [pathname, title])

  return announcement
}

function focusScreen(): void {
  const main = document.getElementById(MAIN_ID)
  if (!main || main.contains(document.activeElement)) return
  const target = main.querySelector<HTMLElement>('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
