import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple'
import { Avatar, Button, Text } from '@umkreis/design-system'
import { type ReactNode, useRef, useState } from 'react'
import { checkAvatar } from '../../../../shared/profile/check-avatar.ts'
import { PictureInput } from '../../../../shared/profile/PictureInput.tsx'
import { useObjectUrl } from '../../hooks/use-object-url.ts'
import { copy } from './copy.ts'
import { buttons, row, words } from './PictureField.css.ts'

/** What becomes of a group's picture: it stays, goes, or is replaced. */
export type PictureChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'new'; file: File }

/**
 * Chooses the picture of a group, and shows it before it is sent.
 *
 * @param current The picture that it has.
 */
export function PictureField({
  name,
  current,
  choice,
  onChange,
}: {
  name: string
  current: string | null
  choice: PictureChoice
  onChange: (choice: PictureChoice) => void
}): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'pictureTooBig' | 'pictureWrongKind'>()
  const chosenUrl = useObjectUrl(choice.kind === 'new' ? choice.file : undefined)
  const shown = choice.kind === 'new' ? chosenUrl : choice.kind === 'keep' ? current : null

  const choose = (file: File) => {
    const found = checkAvatar(file)
    setProblem(found)
    if (!found) onChange({ kind: 'new', file })
  }
  return (
    <div className={row}>
      <Avatar name={name} src={shown} size={80} />
      <div className={words}>
        <div className={buttons}>
          <Button icon={<UploadSimpleIcon size={20} />} onPress={() => input.current?.click()}>
            {copy.choosePicture}
          </Button>
          {shown ? (
            <Button
              variant="text"
              icon={<TrashIcon size={20} />}
              onPress={() => onChange(current === null ? { kind: 'keep' } : { kind: 'remove' })}
            >
              {copy.removePicture}
            </Button>
          ) : null}
        </div>
        <Text size="small" tone={problem ? 'danger' : 'muted'} {...(problem ? { role: 'alert' } : {})}>
          {problem ? copy[problem] : copy.pictureHint}
        </Text>
      </div>
      <PictureInput ref={input} label={copy.choosePicture} onChoose={choose} />
    </div>
  )
}
