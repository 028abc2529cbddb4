import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Avatar, Button, Inline, Stack, Text, showToast } from '@umkreis/design-system'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { useApi } from '../../../services/api.ts'
import { logError } from '../../../services/log.ts'
import { currentUserAtom, mergeUserAtom } from '../../../services/session.ts'
import { describeFailure } from '../../../shared/form/describe-failure.ts'
import { formatName } from '../../../shared/format/format-name.ts'
import { copy } from '../copy.ts'
import { checkAvatar } from '../../../shared/profile/check-avatar.ts'
import { PictureInput } from '../../../shared/profile/PictureInput.tsx'

/** One's picture, and the button that changes it at once. */
export function AvatarField(): ReactNode {
  const api = useApi()
  const user = useAtomValue(currentUserAtom)
  const mergeUser = useSetAtom(mergeUserAtom)
  const input = useRef<HTMLInputElement>(null)
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

  const choose = (file: File) => {
    const problem = checkAvatar(file)
    if (problem) showToast({ tone: 'danger', message: copy[problem] })
    else upload.mutate(file)
  }

  return (
    <Inline gap={20} wrap={false}>
      <Avatar name={formatName(user)} src={user.avatarUrl} size={96} />
      <Stack gap={8} align="flex-start">
        <Button icon={<UploadSimpleIcon size={20} />} loading={upload.isPending} onPress={() => input.current?.click()}>
          {upload.isPending ? copy.changingPicture : copy.changePicture}
        </Button>
        <Text size="small" tone="muted">
          {copy.pictureHint}
        </Text>
      </Stack>
      <PictureInput ref={input} label={copy.changePicture} onChoose={choose} />
    </Inline>
  )
}
