import { ChatCircleTextIcon } from '@phosphor-icons/react/dist/csr/ChatCircleText'
import { Heading, IconButton, Text } from '@umkreis/design-system'
import type { Group, GroupId } from '@umkreis/schemas'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useDateRules } from '../../hooks/use-date-rules.ts'
import { formatMessageTime } from '../../logic/dates.ts'
import { type SentFile, splitFiles } from '../../logic/sent-files.ts'
import { openGalleryAtom } from '../../state/gallery.ts'
import { jumpToSequenceAtom } from '../../state/jump.ts'
import { FileCard } from '../files/FileCard.tsx'
import { FileSquare } from '../files/FileSquare.tsx'
import { Picture } from '../files/Picture.tsx'
import { copy } from './copy.ts'
import { GatheredTab } from './GatheredTab.tsx'
import { linkRow, list, pictures as picturesStyle, section } from './history.css.ts'
import { useAuthorName } from './use-author-name.ts'
import { useGathered } from './use-gathered.ts'

/** Every picture and file that was sent in a conversation, newest first, as far as this device can read it. */
export function MediaTab({ group: { groupId } }: { group: Group }): ReactNode {
  const [text, setText] = useState('')
  const gathered = useGathered(groupId, 'file', text)
  const { outcome } = gathered
  const { pictures, others } = splitFiles(
    outcome.kind === 'found' ? outcome.findings.map(({ message }) => message) : [],
  )
  return (
    <GatheredTab
      groupId={groupId}
      label={copy.searchMedia}
      text={text}
      onText={setText}
      gathered={gathered}
      emptyTitle={copy.noMediaTitle}
      empty={copy.noMedia}
    >
      {pictures.length > 0 ? <Pictures groupId={groupId} pictures={pictures} /> : null}
      {others.length > 0 ? (
        <section className={section} aria-label={copy.otherFiles}>
          {pictures.length > 0 ? (
            <Heading level={3} size="body">
              {copy.otherFiles}
            </Heading>
          ) : null}
          <Files groupId={groupId} files={others} />
        </section>
      ) : null}
    </GatheredTab>
  )
}

function Pictures({ groupId, pictures }: { groupId: GroupId; pictures: readonly Required<SentFile>[] }): ReactNode {
  const open = useSetAtom(openGalleryAtom)
  const nameOf = useAuthorName()
  const openAt = (index: number) =>
    open(
      pictures.map(({ message, attachment }) => ({
        groupId,
        attachment,
        author: nameOf(message.senderId),
        sendDate: message.sendDate,
      })),
      index,
    )
  return (
    <ul className={picturesStyle} aria-label={copy.pictures}>
      {pictures.map(({ key, attachment, preview }, index) => (
        <li key={key}>
          <Picture
            groupId={groupId}
            attachment={attachment}
            preview={preview}
            shape={1}
            isAmong
            onOpen={() => openAt(index)}
            otherwise={<FileSquare groupId={groupId} attachment={attachment} />}
          />
        </li>
      ))}
    </ul>
  )
}

function Files({ groupId, files }: { groupId: GroupId; files: readonly SentFile[] }): ReactNode {
  const jump = useSetAtom(jumpToSequenceAtom)
  const nameOf = useAuthorName()
  const dates = useDateRules()
  return (
    <ul className={list} aria-label={copy.otherFiles}>
      {files.map(({ key, message, attachment }) => (
        <li key={key} className={section}>
          <FileCard groupId={groupId} attachment={attachment} />
          <span className={linkRow}>
            <Text as="span" size="meta" tone="muted">
              {copy.linkBy(nameOf(message.senderId), formatMessageTime(message.sendDate, dates))}
            </Text>
            <IconButton
              size={32}
              label={copy.showInConversation}
              icon={<ChatCircleTextIcon size={18} />}
              onPress={() => void jump(groupId, message.sequence)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
