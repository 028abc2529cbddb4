import { Card, Heading, Stack } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { sections } from './components/profile.css.ts'
import { supportCopy as copy } from './components/support/copy.ts'
import { Questions } from './components/support/Questions.tsx'
import { SupportForm } from './components/support/SupportForm.tsx'

/** Answers to what is asked most, and a form that reaches the organisation's managers. */
export function SupportPage(): ReactNode {
  return (
    <div className={sections}>
      <Card as="section" aria-labelledby="support-questions">
        <Stack gap={16}>
          <Heading level={2} size="title" id="support-questions">
            {copy.questionsTitle}
          </Heading>
          <Questions />
        </Stack>
      </Card>
      <SupportForm />
    </div>
  )
}
