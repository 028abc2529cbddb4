import { ButtonLink, Heading, Stack, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { title } from './components/auth-frame.css.ts'
import { resetCopy } from './reset-copy.ts'

/** The new password is in place. */
export function ChangedDonePage(): ReactNode {
  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title}>
          {resetCopy.done.title}
        </Heading>
        <Text tone="muted">{resetCopy.done.line}</Text>
      </Stack>
      <ButtonLink variant="accent" size={48} full href={paths.login()}>
        {resetCopy.done.login}
      </ButtonLink>
    </>
  )
}
