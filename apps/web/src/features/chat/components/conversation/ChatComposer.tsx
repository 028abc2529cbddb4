import { Composer, Text } from '@umkreis/design-system'
import type { Group, UserId } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { ChatMessage, ReplyTarget, TextBody } from '../../../../services/conversation/chat-message.ts'
import { conversationsAtom } from '../../../../services/conversation/conversations.ts'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { loadPreferencesAtom, preferencesAtom } from '../../../../services/preferences/preferences.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { focusWhenLost } from '../../../../shared/focus/focus-when-lost.ts'
import { useMediaQuery } from '../../../../shared/hooks/use-media-query.ts'
import { copy } from '../../copy.ts'
import { useArrivalFocus } from '../../hooks/use-arrival-focus.ts'
import { useChosenFiles } from '../../hooks/use-chosen-files.ts'
import { useComposedText } from '../../hooks/use-composed-text.ts'
import { useFileDrop } from '../../hooks/use-file-drop.ts'
import { useIsNarrow } from '../../hooks/use-is-narrow.ts'
import { useIsQueued } from '../../hooks/use-is-queued.ts'
import { useLatest } from '../../hooks/use-latest.ts'
import { useMentionSuggestions } from '../../hooks/use-mention-suggestions.ts'
import { readComposerKey } from '../../logic/composer-keys.ts'
import { attachmentsIn, isSameBody } from '../../logic/edited-body.ts'
import { heldBack } from '../../logic/held-back.ts'
import { charactersTooMany, type Composing } from '../../logic/composing.ts'
import { trimWithMentions } from '../../logic/mentions.ts'
import type { WrittenMessage } from '../../state/messages.ts'
import { retryFileAtom } from '../../state/send-files.ts'
import { EmojiButton } from '../emoji/EmojiButton.tsx'
import { AttachButton } from '../files/AttachButton.tsx'
import { DropHint } from '../files/DropHint.tsx'
import { ChosenFilesPart } from '../files/FilesPart.tsx'
import { MentionList, optionId } from '../mentions/MentionList.tsx'
import { useVoiceNote } from '../voice/use-voice-note.tsx'
import { quoteOf } from './composer-quote.tsx'
import { composer as composerStyle, hint } from './ChatComposer.css.ts'

const NUMBERS = new Intl.NumberFormat(copy.locale)

/** Where messages, answers and edits are written. What was begun is kept; an edit leaves the draft alone. */
export const ChatComposer = memo(function ChatComposer(props: {
  title: string
  group: Group
  readiness: Readiness
  composing: Composing
  /** Whether it takes the place of what held the focus. */
  isJustOpened: boolean
  /** Where files may be let go. */
  dropPlace: RefObject<HTMLElement | null>
  nameOf: (id: UserId) => string
  onCompose: (composing: Composing) => void
  onEditLast: () => void
  onSend: (written: WrittenMessage) => void
  onEdit: (message: ChatMessage, body: TextBody) => void
}): ReactNode {
  const { title, group, readiness, composing, isJustOpened, dropPlace, nameOf } = props
  const { onCompose, onEditLast, onSend, onEdit } = props
  const { groupId } = group
  const viewerId = useAtomValue(currentUserAtom).userId
  const conversations = useAtomValue(conversationsAtom)
  const field = useRef<HTMLTextAreaElement>(null)
  const composed = useComposedText(group, composing, field)
  const { text, mentions } = composed
  const { files, choose, paste } = useChosenFiles(groupId)
  const retryFile = useSetAtom(retryFileAtom)
  const { enterSends } = useAtomValue(preferencesAtom)
  const loadPreferences = useSetAtom(loadPreferencesAtom)
  const isNarrow = useIsNarrow()
  // Keys on glass have no Shift that is held: there Enter is the only way to a new line.
  const isOnGlass = useMediaQuery('(pointer: coarse)')
  const suggestions = useMentionSuggestions(composed, group, viewerId, field)
  const listId = useId()
  const [isHeldBack, setIsHeldBack] = useState(false)
  const isEditing = composing.kind === 'edit'
  const sent = trimWithMentions(composed)
  const beside = isEditing ? attachmentsIn(composing.message) : files
  const tooMany = charactersTooMany(text, { files: beside.length, mentions: mentions.length })
  const isQueued = useIsQueued(readiness)
  const isReady = readiness.kind === 'ready' || isQueued
  const isSomething = sent.text !== '' || beside.length > 0
  const isOver = useFileDrop(dropPlace, !isEditing, choose)

  useEffect(() => void loadPreferences(), [loadPreferences])
  useEffect(() => {
    if (composing.kind !== 'new') field.current?.focus()
  }, [composing])

  const finish = () => onCompose({ kind: 'new' })
  const send = () => {
    // What was sent while the keys are still on their way goes out with them, unless it is changed before.
    setIsHeldBack(!isReady)
    if (!isReady) return
    const body: TextBody = { kind: 'text', ...sent }
    if (composing.kind === 'edit') {
      const attachments = attachmentsIn(composing.message)
      if (!isSameBody(composing.message, body)) onEdit(composing.message, { ...body, attachments })
    } else {
      composed.clear()
      onSend({
        body,
        uploadIds: files.map(({ id }) => id),
        replyTo: composing.kind === 'reply' ? targetOf(composing.to) : null,
      })
      // Sending is also another try for what did not arrive.
      for (const { id } of files) retryFile(id)
    }
    finish()
    field.current?.focus()
  }
  const voice = useVoiceNote(
    groupId,
    isReady,
    (uploadId) => {
      const replyTo = composing.kind === 'reply' ? targetOf(composing.to) : null
      onSend({ body: { kind: 'text', text: '' }, uploadIds: [uploadId], replyTo })
      finish()
    },
    () => focusWhenLost(() => field.current),
  )
  const sendHeldBack = useEffectEvent(send)
  useEffect(() => {
    // Sending is the point, and what it clears is the consequence: no event of this page says that the keys have come.
    // oxlint-disable-next-line react/set-state-in-effect
    if (isReady && isHeldBack) sendHeldBack()
  }, [isReady, isHeldBack])
  useArrivalFocus(field)
  useEffect(() => {
    if (isJustOpened) focusWhenLost(() => field.current)
  }, [isJustOpened])
  const fileCount = files.length
  const fileCountBefore = useRef(fileCount)
  useEffect(() => {
    // The cross that took a file back goes with it.
    if (fileCount < fileCountBefore.current) focusWhenLost(() => field.current)
    fileCountBefore.current = fileCount
  }, [fileCount])
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (suggestions.takeKey(event)) {
      event.preventDefault()
      return
    }
    const { isComposing } = event.nativeEvent
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const context = { isEmpty: text === '', hasContext: composing.kind !== 'new' }
    const action = readComposerKey({ key, shiftKey, altKey, ctrlKey, metaKey, isComposing }, context)
    if (action === 'none') return
    event.preventDefault()
    if (action === 'edit-last') onEditLast()
    else finish()
  }

  // The same with every letter: then the buttons beside the field are not drawn anew with it.
  const insert = useLatest((emoji: string) => {
    setIsHeldBack(false)
    composed.insert(emoji)
    // What opened the emojis takes the focus back first.
    setTimeout(() => field.current?.focus(), 0)
  })
  const insertEmoji = useCallback((emoji: string) => insert.current(emoji), [insert])
  const active = suggestions.people[suggestions.activeIndex]
  // Before the field: what stood beside the button that sends would take its place, and the second click of two.
  const emojiButton = <EmojiButton onPick={insertEmoji} />
  // Words and a voice are two ways to say something: on phones the words that have begun get the room.
  const hasRoomForVoice = !isNarrow || text === ''
  return (
    <div className={composerStyle}>
      {tooMany > 0 || (!isReady && text !== '') ? (
        <Text size="meta" tone={tooMany > 0 ? 'danger' : 'muted'} className={hint} aria-live="polite">
          {tooMany > 0 ? copy.tooLong(tooMany, NUMBERS.format(tooMany)) : heldBack(readiness)}
        </Text>
      ) : null}
      <MentionList
        id={listId}
        people={suggestions.people}
        activeIndex={suggestions.activeIndex}
        onChoose={suggestions.choose}
      />
      {isOver ? <DropHint /> : null}
      <Composer
        inputRef={field}
        label={copy.writeTo(title)}
        placeholder={copy.write}
        value={text}
        onChange={(next) => {
          setIsHeldBack(false)
          composed.type(next)
          if (next.trim() !== '') conversations?.noteTyping(groupId)
        }}
        onSend={send}
        onKeyDown={onKeyDown}
        suggestions={active ? { listId, activeId: optionId(listId, active) } : undefined}
        {...(isEditing
          ? { start: emojiButton }
          : {
              onPaste: paste,
              start: (
                <>
                  <AttachButton onFiles={choose} />
                  {emojiButton}
                  {hasRoomForVoice ? voice.button : null}
                </>
              ),
              above: (
                <>
                  {voice.recorder}
                  {files.length > 0 ? <ChosenFilesPart files={files} /> : null}
                </>
              ),
            })}
        enterSends={enterSends && !isOnGlass}
        canSend={(isReady || readiness.kind === 'preparing') && tooMany === 0 && isSomething}
        sendLabel={isEditing ? copy.save : copy.send}
        {...quoteOf(composing, nameOf, finish)}
      />
    </div>
  )
})

/** A message of a bare client has nothing that an answer could name safely. */
function targetOf({ messageId, clientMessageId }: ChatMessage): ReplyTarget | null {
  return clientMessageId === null ? null : { messageId, clientMessageId }
}
