import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Avatar, Button, Inline, Stack, Text, showToast } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '../../../../services/api.ts'
import { logError } from '../../../../services/log.ts'
import { currentUserAtom, mergeUserAtom } from '../../../../services/session.ts'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../shared/format/format-name.ts'
import { PictureInput } from '../../../../shared/profile/PictureInput.tsx'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { copy } from '../../copy.ts'
import { SOURCE_MAX_BYTES } from './open-picture.ts'

const loadDialog = async () => (await import('./CropDialog.tsx')).CropDialog

/** One's picture, and what changes it, once it is chosen which part of it is shown, or takes it away. */
export function AvatarField(): ReactNode {
  const api = useApi()
  const user = useAtomValue(currentUserAtom)
  const mergeUser = useSetAtom(mergeUserAtom)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<File>()
  const upload = useMutation({
    mutationFn: (file: File) => api.users.update({}, file),
    onSuccess: (changes) => {
      mergeUser(changes)
      showToast({ message: copy.pictureChanged })
    },
    onError: (error, file) => {
      logError('The picture could not be uploaded', error)
      const action = { label: copy.retry, onPress: () => upload.mutate(file) }
      showToast({ tone: 'danger', message: describeFailure(error), action })
    },
  })

  const remove = useMutation({
    mutationFn: async () => {
      const kept = await keepPicture(user.avatarUrl)
      return { kept, changes: await api.users.update({}, null) }
    },
    onSuccess: ({ kept, changes }) => {
      mergeUser(changes)
      // The button goes with the picture.
      focusWhenLost(() => change.current)
      showToast({
        message: copy.pictureRemoved,
        ...(kept ? { action: { label: copy.undo, onPress: () => upload.mutate(kept) } } : {}),
      })
    },
    onError: (error) => {
      logError('The picture could not be removed', error)
      const action = { label: copy.retry, onPress: () => remove.mutate() }
      showToast({ tone: 'danger', message: describeFailure(error), action })
    },
  })

  const choose = (file: File) => {
    if (file.size > SOURCE_MAX_BYTES) showToast({ tone: 'danger', message: copy.pictureTooBig })
    else setChosen(file)
  }
  const close = () => setChosen(undefined)

  return (
    <Inline gap={20} wrap={false}>
      <Avatar name={formatName(user)} src={user.avatarUrl} size={96} />
      <Stack gap={8} align="flex-start">
        <Inline gap={8}>
          <Button
            ref={change}
            icon={<UploadSimpleIcon size={20} />}
            loading={upload.isPending}
            onPress={() => input.current?.click()}
          >
            {upload.isPending ? copy.changingPicture : copy.changePicture}
          </Button>
          {user.avatarUrl === null ? null : (
            <Button
              variant="text"
              icon={<TrashIcon size={20} />}
              loading={remove.isPending}
              disabled={upload.isPending}
              onPress={() => remove.mutate()}
            >
              {copy.removePicture}
            </Button>
          )}
        </Inline>
        <Text size="small" tone="muted">
          {copy.pictureHint}
        </Text>
      </Stack>
      <PictureInput ref={input} label={copy.changePicture} accept="image/*" onChoose={choose} />
      {chosen ? (
        <LoadedPart
          load={loadDialog}
          props={{ file: chosen, onChosen: (picture: File) => upload.mutate(picture), onClose: close }}
          onFailure={close}
        />
      ) : null}
    </Inline>
  )
}

/** The picture as it is, to bring it back; undefined where it can't be had any more. */
async function keepPicture(address: string | null): Promise<File | undefined> {
  if (address === null) return undefined
  try {
    const answer = await fetch(address)
    const bytes = await answer.blob()
    return answer.ok ? new File([bytes], 'picture', { type: bytes.type }) : undefined
  } catch {
    return undefined
  }
}
