import { ButtonLink, Heading, Stack, Text } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { title } from './components/auth-frame.css.ts'
import { copy } from './copy.ts'

/** The new password is in place. */
export function ChangedDonePage(): ReactNode {
  return (
    <>
      <Stack gap={12}>
        <Heading level={1} size="large" className={title}>
          {copy.done.title}
        </Heading>
        <Text tone="muted">{copy.done.line}</Text>
      </Stack>
      <ButtonLink variant="accent" size={48} full href={paths.login()}>
        {copy.done.login}
      </ButtonLink>
    </>
  )
}
