import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { actions, bar, hint as hintStyle, summary, title as titleStyle, words } from './ActionBar.css.ts'

/** {@link ActionBar}: `label` names it; `portraits` is an `AvatarStack`, the children are the buttons. */
export interface ActionBarProps {
  label: string
  title: ReactNode
  hint?: ReactNode
  portraits?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/**
 * What can be done with what is selected. On phones it is docked in place of the bottom bar. Messages keep above it.
 */
export function ActionBar({ label, title, hint, portraits, end, children }: ActionBarProps): ReactNode {
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => (box.current ? tellReach(box.current) : undefined), [])
  return (
    <section ref={box} className={bar} aria-label={label}>
      <div className={summary}>
        {portraits}
        <div className={words}>
          <p className={titleStyle} aria-live="polite">
            {title}
          </p>
          {hint ? <p className={hintStyle}>{hint}</p> : null}
        </div>
        {end}
      </div>
      <div className={actions}>{children}</div>
    </section>
  )
}

/** Tells the root element how far up from the lower edge the bar reaches, for what must not lie over it. */
function tellReach(element: HTMLElement): () => void {
  const root = document.documentElement
  const tell = () => {
    const offset = Number.parseFloat(getComputedStyle(element).bottom) || 0
    root.style.setProperty('--uk-action-bar', `${Math.ceil(element.offsetHeight + offset)}px`)
  }
  tell()
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--uk-action-bar')
  }
}
