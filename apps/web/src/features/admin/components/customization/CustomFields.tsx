import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button, EmptyState } from '@umkreis/design-system'
import type { CustomField } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { useProfileFields } from '../../hooks/use-profile-fields.ts'
import { Managed } from '../shared/Managed.tsx'
import { Section } from '../shared/Section.tsx'
import { customizationCopy } from './copy.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { FieldList } from './FieldList.tsx'

const copy = customizationCopy.fields

/** The fields that the organisation adds to profiles. */
export function CustomFields(): ReactNode {
  const actions = useProfileFields()
  const [editing, setEditing] = useState<'new' | CustomField>()
  const add = (
    <Button variant="accent" icon={<PlusIcon size={18} weight="bold" />} onPress={() => setEditing('new')}>
      {copy.add}
    </Button>
  )
  return (
    <Section title={copy.title} line={copy.line} action={actions.query.data?.length ? add : undefined}>
      <Managed query={actions.query} words={copy}>
        {(fields) =>
          fields.length === 0 ? (
            <EmptyState level={3} title={copy.none} text={copy.noneLine} action={add} />
          ) : (
            <FieldList fields={fields} actions={actions} onEdit={setEditing} />
          )
        }
      </Managed>
      {editing ? (
        <FieldDialog
          field={editing === 'new' ? undefined : editing}
          actions={actions}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
    </Section>
  )
}
