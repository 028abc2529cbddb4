import { ChartBarHorizontalIcon } from '@phosphor-icons/react/dist/csr/ChartBarHorizontal'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { useQueryClient } from '@tanstack/react-query'
import { Avatar, Button, CircleMark, IconButton, showToast, TagField } from '@umkreis/design-system'
import { FEED_PICTURES_MAX, FEED_SKILLS_MAX, FEED_TEXT_MAX_LENGTH } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react'
import { useSearchParams } from 'react-router'
import { currentUserAtom } from '../../../../../services/session.ts'
import { describeFailure } from '../../../../../shared/form/describe-failure.ts'
import { formatName } from '../../../../../shared/format/format-name.ts'
import { isEmptyDraft, isSendable, toPost } from '../../../logic/post-draft.ts'
import { copy } from '../feed-copy.ts'
import { MentionArea } from '../MentionArea.tsx'
import { storePost } from '../feed-cache.ts'
import { useFeedCalls } from '../use-feed-calls.ts'
import {
  askWords,
  bottom,
  box,
  closedTools,
  dropping,
  files,
  line,
  open,
  over as overStyle,
  readers,
  tools,
  wideTool,
} from './composer.css.ts'
import { DraftPictures } from './DraftPictures.tsx'
import { PollFields } from './PollFields.tsx'
import { usePostDraft } from './use-post-draft.ts'
import { usePostPictures } from './use-post-pictures.ts'

const NEW_POLL = { options: ['', ''], days: '3' } as const

/** Where a post is written: a line at first, all that belongs to it once one writes. */
export function FeedComposer({ inputRef }: { inputRef: RefObject<HTMLTextAreaElement | null> }): ReactNode {
  const calls = useFeedCalls()
  const queries = useQueryClient()
  const self = useAtomValue(currentUserAtom)
  const [draft, change, clear] = usePostDraft()
  const [isOpened, setIsOpened] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [isDropping, setIsDropping] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const { isQuestion, text, pictures, poll, skills } = draft
  const { sending, add } = usePostPictures(pictures.length, (picture) => {
    setIsOpened(true)
    change((now) => ({ ...now, pictures: [...now.pictures, picture] }))
  })
  const isEmpty = isEmptyDraft(draft)
  const isOpen = isOpened || !isEmpty || sending.length > 0
  const over = text.length - FEED_TEXT_MAX_LENGTH
  const canSend = isSendable(draft, FEED_TEXT_MAX_LENGTH) && sending.length === 0
  useAsked((question) => {
    change((now) => ({
      ...now,
      isQuestion: true,
      text: now.text.trim() === '' || now.text === question ? question : `${question}\n\n${now.text}`,
    }))
    setIsOpened(true)
    inputRef.current?.focus()
  })

  const begin = (what: 'question' | 'poll') => {
    setIsOpened(true)
    change((now) =>
      what === 'question'
        ? { ...now, isQuestion: !now.isQuestion }
        : { ...now, poll: now.poll ?? { ...NEW_POLL, options: [...NEW_POLL.options] } },
    )
    inputRef.current?.focus()
  }
  const send = async () => {
    if (!canSend || isSending) return
    setIsSending(true)
    try {
      const post = await calls.write(toPost(draft, new Date()))
      storePost(queries, post)
      clear()
      setIsOpened(false)
    } catch (error) {
      showToast({ tone: 'danger', message: describeFailure(error) })
    }
    setIsSending(false)
  }
  const discard = () => {
    for (const { pictureId } of pictures) void calls.removePicture(pictureId).catch(() => undefined)
    clear()
    setIsOpened(false)
  }
  const drop = (event: DragEvent) => {
    setIsDropping(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  const pictureButton = (
    <IconButton
      label={copy.addPictures}
      disabled={pictures.length + sending.length >= FEED_PICTURES_MAX}
      icon={<ImageIcon size={20} />}
      onPress={() => picker.current?.click()}
    />
  )
  const pollButton = (
    <IconButton
      label={copy.addPoll}
      disabled={poll !== null}
      icon={<ChartBarHorizontalIcon size={20} />}
      onPress={() => begin('poll')}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way beside the button
    <form
      className={[box, ...(isOpen ? [open] : []), ...(isDropping ? [dropping] : [])].join(' ')}
      aria-label={copy.write}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsDropping(true)
      }}
      onDragLeave={() => setIsDropping(false)}
      onDrop={drop}
    >
      <div className={line}>
        <span className={wideTool}>
          <Avatar name={formatName(self)} src={self.avatarUrl} size={40} />
        </span>
        <MentionArea
          label={isQuestion ? copy.writeQuestion : copy.write}
          value={text}
          onChange={(next) => change((now) => ({ ...now, text: next }))}
          onMention={(userId) => change((now) => ({ ...now, mentions: [...now.mentions, userId] }))}
          onSend={() => void send()}
          onFocus={() => setIsOpened(true)}
          onPaste={(event) => {
            if (event.clipboardData.files.length === 0) return
            event.preventDefault()
            add(event.clipboardData.files)
          }}
          inputRef={inputRef}
        />
        {isOpen ? null : (
          <div className={closedTools}>
            <span className={wideTool}>
              {pictureButton}
              {pollButton}
            </span>
            <Button
              variant="soft"
              icon={<CircleMark size={18} />}
              aria-label={copy.askWhoKnows}
              onPress={() => begin('question')}
            >
              <span className={askWords}>{copy.askWhoKnows}</span>
            </Button>
          </div>
        )}
      </div>
      <input
        ref={picker}
        className={files}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {isOpen ? (
        <>
          <DraftPictures
            pictures={pictures}
            sending={sending}
            onDescribe={(pictureId, description) =>
              change((now) => ({
                ...now,
                pictures: now.pictures.map((one) => (one.pictureId === pictureId ? { ...one, description } : one)),
              }))
            }
            onRemove={(pictureId) => {
              void calls.removePicture(pictureId).catch(() => undefined)
              change((now) => ({ ...now, pictures: now.pictures.filter((one) => one.pictureId !== pictureId) }))
            }}
          />
          {poll ? <PollFields poll={poll} onChange={(next) => change((now) => ({ ...now, poll: next }))} /> : null}
          {isQuestion ? (
            <TagField
              label={copy.skills}
              hint={copy.skillsHint}
              optional
              tags={skills}
              max={FEED_SKILLS_MAX}
              maxLength={60}
              onChange={(tags) => change((now) => ({ ...now, skills: [...tags] }))}
            />
          ) : null}
          {over > 0 ? (
            <p role="alert" className={overStyle}>
              {copy.tooLong(over)}
            </p>
          ) : null}
          <p className={readers}>{isDropping ? copy.dropHere : copy.readers(self.organisationName ?? '')}</p>
          <div className={bottom}>
            <div className={tools}>
              {pictureButton}
              {pollButton}
              <Button
                variant={isQuestion ? 'text' : 'soft'}
                icon={<CircleMark size={18} />}
                onPress={() => begin('question')}
              >
                {isQuestion ? copy.noQuestion : copy.askWhoKnows}
              </Button>
            </div>
            <div className={tools}>
              <Button variant="text" onPress={discard}>
                {copy.discard}
              </Button>
              <Button type="submit" variant="accent" loading={isSending} disabled={!canSend}>
                {isSending ? copy.posting : isQuestion ? copy.ask : copy.post}
              </Button>
            </div>
          </div>
        </>
      ) : null}
    </form>
  )
}

/** Takes over a question that another screen led here with, once. */
function useAsked(take: (question: string) => void): void {
  const [params, setParams] = useSearchParams()
  const question = params.get('ask')
  const takeOver = useEffectEvent(take)
  const forget = useEffectEvent(() =>
    setParams(
      (now) => {
        now.delete('ask')
        return now
      },
      { replace: true },
    ),
  )
  useEffect(() => {
    if (question === null) return
    if (question.trim() !== '') takeOver(question.slice(0, FEED_TEXT_MAX_LENGTH))
    forget()
  }, [question])
}
