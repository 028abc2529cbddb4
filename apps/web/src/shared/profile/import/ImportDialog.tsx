import { Button, Dialog, FileDrop, Spinner, Stack, TextArea } from '@umkreis/design-system'
import type { ProfileForm } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { paste, reading } from './components/import.css.ts'
import { ImportReview } from './components/ImportReview.tsx'
import { useImport } from './components/use-import.ts'
import { importCopy as copy } from './copy.ts'
import { type Chosen, firstChoice, takeOver } from './logic/review.ts'
import { FILE_MAX_BYTES, TEXT_MAX_LENGTH } from './read/limits.ts'

const KINDS = ['.zip', '.csv', '.pdf', '.docx', '.txt', '.md']

/** {@link ImportDialog}: `now` is what the form holds; `onTake` gets what is to change in it. */
export type ImportDialogProps = {
  readonly now: ProfileForm
  readonly onTake: (values: Partial<ProfileForm>) => void
  readonly onClose: () => void
}

/** Reads one’s LinkedIn export or a CV on this device, shows what was found, and takes over what is chosen. */
export function ImportDialog({ now, onTake, onClose }: ImportDialogProps): ReactNode {
  const { state, read, choose } = useImport(now)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Chosen>()

  if (state.kind === 'reviewing') {
    const { review } = state
    const chosen = picked ?? firstChoice(review)
    return (
      <Dialog
        key="review"
        open
        dismissable={false}
        width="large"
        onClose={onClose}
        title={copy.review.title}
        description={copy.review.line}
        actions={
          <>
            <Button
              variant="text"
              onPress={() => {
                setPicked(undefined)
                choose()
              }}
            >
              {copy.review.back}
            </Button>
            <Button
              variant="accent"
              disabled={chosen.fields.size + chosen.skills.size === 0}
              onPress={() => onTake(takeOver(review, chosen, now))}
            >
              {copy.review.take}
            </Button>
          </>
        }
      >
        <ImportReview review={review} chosen={chosen} onChange={setPicked} />
      </Dialog>
    )
  }
  const isReading = state.kind === 'reading'
  const problem = state.kind === 'choosing' ? state.problem : undefined
  const message = problem === undefined ? undefined : problem === 'nothing' ? copy.nothing : copy.problems[problem]
  const isOfText = state.kind === 'choosing' && state.from === 'text'
  return (
    <Dialog
      open
      dismissable={false}
      onClose={onClose}
      title={copy.title}
      description={copy.line}
      actions={
        <Button variant="text" onPress={isReading ? choose : onClose}>
          {isReading ? copy.stop : copy.cancel}
        </Button>
      }
    >
      {isReading ? (
        <div className={reading}>
          <Spinner label={copy.reading} showLabel />
        </div>
      ) : (
        <Stack gap={24}>
          <FileDrop
            label={copy.file}
            hint={copy.fileHint}
            accept={KINDS}
            maxBytes={FILE_MAX_BYTES}
            maxFiles={1}
            files={[]}
            onAdd={([file]) => {
              if (file) read(file)
            }}
            onRemove={() => undefined}
            error={isOfText ? undefined : message}
          />
          <div className={paste}>
            <TextArea
              label={copy.text}
              value={text}
              onChange={setText}
              maxLength={TEXT_MAX_LENGTH}
              error={isOfText ? message : undefined}
            />
            <Button disabled={text.trim() === ''} onPress={() => read(text)}>
              {copy.readText}
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}
