import type { ReactNode } from 'react'
import { Text } from '@umkreis/design-system'
import { summary, words } from './advanced.css.ts'

/** What only few want to know, folded away. */
export function Advanced({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <details>
      <summary className={summary}>{label}</summary>
      <Text as="div" size="small" tone="muted" className={words}>
        {children}
      </Text>
    </details>
  )
}
