import { DataList, Link, Stack, Text } from '@umkreis/design-system'
import type { CustomFieldValue } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { currentUserAtom } from '../../../services/session.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { ProfilePreview } from './ProfilePreview.tsx'

/** One's own profile as it is stored: the card that colleagues find, and the organisation's fields. */
export function ProfileInfo(): ReactNode {
  const user = useAtomValue(currentUserAtom)
  const fields = user.customFields.flatMap((field) =>
    field.value ? [{ id: field.name, term: field.name, value: valueOf(field) }] : [],
  )
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

function valueOf({ value, personId }: CustomFieldValue): ReactNode {
  return personId ? <Link href={paths.matchingPeople({ userId: personId })}>{value}</Link> : value
}
