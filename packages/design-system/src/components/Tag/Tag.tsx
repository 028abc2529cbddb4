import type { ReactNode } from 'react'
import { tag } from './Tag.css.ts'

/** {@link Tag}: `wash` for skills, `line` for topics, `accent` for what is new, `surface` for what lies on arcs. */
export interface TagProps {
  tone?: 'wash' | 'line' | 'accent' | 'surface'
  icon?: ReactNode
  children: ReactNode
}

/** A word about something: a skill, a topic, a state. */
export function Tag({ tone = 'wash', icon, children }: TagProps): ReactNode {
  return (
    <span className={tag({ tone })}>
      {icon}
      {children}
    </span>
  )
}
