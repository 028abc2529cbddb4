import { DataList, Stack, Text } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { currentUserAtom } from '../../../services/session.ts'
import { copy } from '../copy.ts'
import { ProfilePreview } from './ProfilePreview.tsx'

/** One's own profile as it is stored: the card that colleagues find, and the organisation's fields. */
export function ProfileInfo(): ReactNode {
  const user = useAtomValue(currentUserAtom)
  const fields = user.customFields.flatMap(({ name, value }) => (value ? [{ id: name, term: name, value }] : []))
  return (
    <Stack gap={16}>
      <ProfilePreview {...user} typedSkill="" />
      {fields.length > 0 ? (
        <DataList entries={fields} />
      ) : (
        <Text size="small" tone="muted">
          {copy.noCustomFields}
        </Text>
      )}
    </Stack>
  )
}
