import { Card, Heading, Stack, Text } from '@umkreis/design-system'
import { useId, type ReactNode } from 'react'
import { section, sectionHead } from './managed.css.ts'

/** One subject of the admin panel: its name, one line, at most one thing to do, and what belongs to it. */
export function Section({
  title,
  line,
  action,
  children,
}: {
  title: string
  line?: ReactNode
  action?: ReactNode
  children: ReactNode
}): ReactNode {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className={section}>
      <div className={sectionHead}>
        <Stack gap={4}>
          <Heading level={2} size="title" id={titleId}>
            {title}
          </Heading>
          {line ? (
            <Text size="small" tone="muted" reading>
              {line}
            </Text>
          ) : null}
        </Stack>
        {action}
      </div>
      {children}
    </Card>
  )
}
