import { Button, showToast } from '@umkreis/design-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { copy } from '../feed-copy.ts'
import { actions, commentField, editing, sideText } from '../feed.css.ts'
import { MentionArea } from '../MentionArea.tsx'

/** {@link EditText}: `mentions` are whom the text names already. */
export interface EditTextProps {
  label: string
  text: string
  mentions: readonly string[]
  maxLength: number
  onSave: (text: string, mentions: string[]) => Promise<void>
  onClose: () => void
}

/** Changes words in their place. What was typed stays where the server refuses. */
export function EditText({ label, text: before, mentions, maxLength, onSave, onClose }: EditTextProps): ReactNode {
  const [text, setText] = useState(before)
  const [named, setNamed] = useState(mentions)
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const over = text.length - maxLength
  const canSave = text.trim() !== '' && over <= 0
  const save = async () => {
    if (!canSave || isSaving) return
    if (text === before) return onClose()
    setIsSaving(true)
    try {
      await onSave(text, [...new Set(named)])
      onClose()
    } catch (error) {
      showToast({ tone: 'danger', message: describeFailure(error) })
      setIsSaving(false)
    }
  }
  return (
    <div className={editing}>
      <div className={commentField}>
        <MentionArea
          label={label}
          value={text}
          onChange={setText}
          onMention={(userId) => setNamed((all) => [...all, userId])}
          onSend={() => void save()}
          inputRef={field}
        />
      </div>
      {over > 0 ? (
        <p role="alert" className={sideText}>
          {copy.tooLong(over)}
        </p>
      ) : null}
      <div className={actions}>
        <Button variant="ink" size={32} disabled={!canSave} loading={isSaving} onPress={() => void save()}>
          {copy.save}
        </Button>
        <Button variant="text" size={32} onPress={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
