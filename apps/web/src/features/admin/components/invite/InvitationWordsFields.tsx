import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText'
import { Button, Select, TextArea } from '@umkreis/design-system'
import { INVITATION_MESSAGE_MAX_LENGTH, invitationMessageSchema, type InvitationLanguage } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { wordsRow, wordsStack } from './invite.css.ts'
import { inviteCopy as copy } from './copy.ts'

/** How the mail is written. */
export type Words = { readonly language: InvitationLanguage; readonly message?: string }

type InvitationWordsFieldsProps = { readonly words: Words; readonly onChange: (words: Words) => void }

/** The language of the mail, and a message of one's own. */
export function InvitationWordsFields({ words, onChange }: InvitationWordsFieldsProps): ReactNode {
  const [isWriting, setWriting] = useState(false)
  const checked = v.safeParse(invitationMessageSchema, words.message ?? '')
  return (
    <div className={wordsStack}>
      <div className={wordsRow}>
        <Select
          look="pill"
          label={copy.language}
          choices={Object.entries(copy.languages).map(([id, label]) => ({ id, label }))}
          selected={words.language}
          onSelect={(language) => onChange({ ...words, language: language as InvitationLanguage })}
        />
        {isWriting ? null : (
          <Button icon={<ChatTextIcon size={18} />} onPress={() => setWriting(true)}>
            {copy.message}
          </Button>
        )}
      </div>
      {isWriting ? (
        <TextArea
          label={copy.messageLabel}
          hint={copy.messageHint}
          value={words.message ?? ''}
          maxLength={INVITATION_MESSAGE_MAX_LENGTH}
          {...(checked.success ? {} : { error: checked.issues[0].message })}
          onChange={(message) => onChange({ ...words, message })}
        />
      ) : null}
    </div>
  )
}
