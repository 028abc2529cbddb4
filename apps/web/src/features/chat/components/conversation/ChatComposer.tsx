import { Composer, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ChatMessage, type ReplyTarget, textOf } from '../../../../services/conversation/chat-message.ts'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { copy } from '../../copy.ts'
import { useArrivalFocus } from '../../hooks/use-arrival-focus.ts'
import { useKeptDraft } from '../../hooks/use-kept-draft.ts'
import { listNames } from '../../logic/group-title.ts'
import { readComposerKey } from '../../logic/composer-keys.ts'
import { charactersTooMany, type Composing, textToSend } from '../../logic/composing.ts'
import { composer as composerStyle, hint } from './ChatComposer.css.ts'

const NUMBERS = new Intl.NumberFormat(copy.locale)

/** Where messages, answers and edits are written. What was begun is kept; an edit leaves the draft alone. */
export function ChatComposer(props: {
  title: string
  group: Group
  readiness: Readiness
  composing: Composing
  nameOf: (id: UserId) => string
  onCompose: (composing: Composing) => void
  onEditLast: () => void
  onSend: (text: string, replyTo: ReplyTarget | null) => void
  onEdit: (message: ChatMessage, text: string) => void
}): ReactNode {
  const { title, group, readiness, composing, nameOf, onCompose, onEditLast, onSend, onEdit } = props
  const { groupId } = group
  const field = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useKeptDraft(groupId)
  const [edited, setEdited] = useState<{ of: Composing; text: string }>()
  const isEditing = composing.kind === 'edit'
  const text = isEditing ? editedText(composing.message, edited?.of === composing ? edited.text : undefined) : draft
  const [isHeldBack, setIsHeldBack] = useState(false)
  const setText = (next: string) => {
    setIsHeldBack(false)
    if (isEditing) setEdited({ of: composing, text: next })
    else setDraft(next)
  }
  const tooMany = charactersTooMany(text)
  const isReady = readiness.kind === 'ready'
  const isUnchanged = isEditing && textToSend(text) === textOf(composing.message.body)

  useEffect(() => {
    if (composing.kind !== 'new') field.current?.focus()
  }, [composing])

  const finish = () => onCompose({ kind: 'new' })
  const send = () => {
    // What was sent while the keys are still on their way goes out with them, unless it is changed before.
    setIsHeldBack(!isReady)
    if (!isReady) return
    const words = textToSend(text)
    if (composing.kind === 'edit') {
      if (!isUnchanged) onEdit(composing.message, words)
    } else {
      setDraft('')
      onSend(words, composing.kind === 'reply' ? targetOf(composing.to) : null)
    }
    finish()
    field.current?.focus()
  }
  const sendHeldBack = useEffectEvent(send)
  useEffect(() => {
    // Sending is the point, and what it clears is the consequence: no event of this page says that the keys have come.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isReady && isHeldBack) sendHeldBack()
  }, [isReady, isHeldBack])
  useArrivalFocus(field)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { isComposing } = event.nativeEvent
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const context = { isEmpty: text === '', hasContext: composing.kind !== 'new' }
    const action = readComposerKey({ key, shiftKey, altKey, ctrlKey, metaKey, isComposing }, context)
    if (action === 'none') return
    event.preventDefault()
    if (action === 'edit-last') onEditLast()
    else finish()
  }

  return (
    <div className={composerStyle}>
      {tooMany > 0 || (!isReady && (text !== '' || readiness.kind === 'broken')) ? (
        <Text size="meta" tone={tooMany > 0 ? 'danger' : 'muted'} className={hint} aria-live="polite">
          {tooMany > 0 ? copy.tooLong(NUMBERS.format(tooMany)) : heldBack(readiness, nameOf)}
        </Text>
      ) : null}
      <Composer
        inputRef={field}
        label={copy.writeTo(title)}
        placeholder={copy.write}
        value={text}
        onChange={setText}
        onSend={send}
        onKeyDown={onKeyDown}
        canSend={(isReady || readiness.kind === 'preparing') && tooMany === 0 && textToSend(text) !== ''}
        sendLabel={isEditing ? copy.save : copy.send}
        {...quoteOf(composing, nameOf, finish)}
      />
    </div>
  )
}

function editedText(message: ChatMessage, typed: string | undefined): string {
  return typed ?? textOf(message.body) ?? ''
}

/** A message of a bare client has nothing that an answer could name safely. */
function targetOf({ messageId, clientMessageId }: ChatMessage): ReplyTarget | null {
  return clientMessageId === null ? null : { messageId, clientMessageId }
}

function heldBack(readiness: Readiness, nameOf: (id: UserId) => string): string {
  switch (readiness.kind) {
    case 'ready':
      return ''
    case 'preparing':
      return readiness.waitsFor === 'other-members' ? copy.heldBackByOthers : copy.heldBack
    case 'recovery-code-needed':
      return copy.heldBackByCode
    case 'broken':
      if (readiness.what === 'group-keys') return copy.groupKeysBroken
      return copy.membersBroken(listNames(readiness.userIds.map(nameOf)))
    case 'contact-reset':
      return copy.heldBackByNewKeys
  }
}

function quoteOf(composing: Composing, nameOf: (id: UserId) => string, onRemove: () => void) {
  switch (composing.kind) {
    case 'new':
      return {}
    case 'reply':
      return {
        quote: {
          author: <bdi>{nameOf(composing.to.senderId)}</bdi>,
          text: <bdi>{textOf(composing.to.body) ?? copy.unreadable}</bdi>,
          removeLabel: copy.cancelReply,
          onRemove,
        },
      }
    case 'edit':
      return {
        quote: {
          author: copy.editing,
          text: <bdi>{textOf(composing.message.body)}</bdi>,
          removeLabel: copy.cancelEdit,
          onRemove,
        },
      }
  }
}
