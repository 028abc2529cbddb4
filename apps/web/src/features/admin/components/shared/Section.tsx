import { Card, Heading, Stack, Text } from '@umkreis/design-system'
import { useId, type ReactNode } from 'react'
import { plainSection, section, sectionHead } from './managed.css.ts'

/** One subject of the admin panel: its name, one line, at most one thing to do, and what belongs to it; `isPlain` where that is a card itself. */
export function Section({
  title,
  line,
  action,
  isPlain = false,
  children,
}: {
  title: string
  line?: ReactNode
  action?: ReactNode
  isPlain?: boolean
  children: ReactNode
}): ReactNode {
  const titleId = useId()
  const content = (
    <>
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
    </>
  )
  return isPlain ? (
    <section aria-labelledby={titleId} className={plainSection}>
      {content}
    </section>
  ) : (
    <Card as="section" aria-labelledby={titleId} className={section}>
      {content}
    </Card>
  )
}
