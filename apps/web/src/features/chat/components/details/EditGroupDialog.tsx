import { Button, Dialog } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { copy as chatCopy } from '../../copy.ts'
import { groupTitle } from '../../logic/group-title.ts'
import { type About, AboutFields, isFitting } from '../new-group/AboutFields.tsx'
import { body } from '../new-group/NewGroupDialog.css.ts'
import { copy } from './copy.ts'
import { useGroupWork } from './use-group-work.ts'

/** Renames and describes a group, and gives it a picture. */
export function EditGroupDialog({
  group,
  viewerId,
  onClose,
}: {
  group: Group
  viewerId: UserId
  onClose: () => void
}): ReactNode {
  const formId = useId()
  const { groupId } = group
  const [about, setAbout] = useState<About>({
    name: group.name,
    description: group.description,
    picture: { kind: 'keep' },
  })
  const [hasTried, setTried] = useState(false)
  const { isBusy, run } = useGroupWork()
  // A group that never had a name may stay without one.
  const isNameMissing = group.name !== '' && about.name.trim() === ''

  const save = async () => {
    const { picture } = about
    const name = about.name.trim()
    const description = about.description.trim()
    const isSaved = await run(copy.notTaken, async (changes) => {
      const words = {
        ...(name === group.name ? {} : { name }),
        ...(description === group.description ? {} : { description }),
      }
      let changed: Group | undefined
      if (picture.kind === 'new') changed = await changes.putAvatar(groupId, picture.file)
      if (picture.kind === 'remove') changed = await changes.deleteAvatar(groupId)
      if (Object.keys(words).length > 0) changed = await changes.update(groupId, words)
      return changed
    })
    if (isSaved) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNameMissing && isFitting(about)) void save()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title={copy.editTitle}
      description={copy.editWhy}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="accent" type="submit" form={formId} loading={isBusy} disabled={!isFitting(about)}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={body} onSubmit={submit} noValidate>
        <AboutFields
          about={about}
          fallback={groupTitle(group, viewerId, chatCopy.unnamedGroup)}
          currentPicture={group.avatarUrl}
          isNameOptional={group.name === ''}
          {...(hasTried && isNameMissing ? { nameError: copy.nameRequired } : {})}
          onChange={setAbout}
        />
      </form>
    </Dialog>
  )
}
