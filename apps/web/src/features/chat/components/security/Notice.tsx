import { Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { actions as actionsStyle, icon as iconStyle, look, notice, words } from './Notice.css.ts'

/** Something to know about the people in a conversation before one writes on. */
export function Notice({
  tone,
  icon,
  title,
  text,
  actions,
}: {
  tone: 'calm' | 'danger'
  icon: ReactNode
  title: string
  text: string
  actions?: ReactNode
}): ReactNode {
  return (
    <section className={`${notice} ${look[tone]}`} aria-label={title}>
      <span className={iconStyle[tone]}>{icon}</span>
      <div className={words}>
        <Text size="small" weight={600}>
          <bdi>{title}</bdi>
        </Text>
        <Text size="small" tone="muted">
          {text}
        </Text>
        {actions ? <div className={actionsStyle}>{actions}</div> : null}
      </div>
    </section>
  )
}
