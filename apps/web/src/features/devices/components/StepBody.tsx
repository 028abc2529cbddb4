import { type ReactNode, useEffect, useRef } from 'react'
import { step } from './devices.css.ts'

/**
 * What stands in a dialog or card for one step of several. The button that led here is gone: the focus comes along, so
 * that the new words are read. Give each step its own `key`.
 *
 * @param isFirst The step that something opens with: the focus is put elsewhere then.
 */
export function StepBody({
  label,
  isFirst = false,
  children,
}: {
  label: string
  isFirst?: boolean
  children: ReactNode
}): ReactNode {
  const body = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isFirst) body.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <section ref={body} className={step} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  )
}
