import { Button, IconButton, Popover, TextField } from '@umkreis/design-system'
import { LinkIcon } from '@phosphor-icons/react/dist/csr/Link'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import { linkActions, linkForm, tool, toolOn } from './note-text.css.ts'
import { parseAddress } from './parse-address.ts'

/** Makes what is selected a link, changes the one that is there, or takes it away. */
export function LinkTool({ editor }: { editor: Editor }): ReactNode {
  const href = useEditorState({ editor, selector: ({ editor: now }) => now.getAttributes('link')['href'] as unknown })
  const known = typeof href === 'string' ? href : ''
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={copy.link}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={copy.link}
          aria-pressed={known !== ''}
          className={known ? toolOn : tool}
          icon={<LinkIcon size={20} />}
        />
      }
    >
      {(close) => <LinkForm editor={editor} known={known} onDone={close} />}
    </Popover>
  )
}

function LinkForm({ editor, known, onDone }: { editor: Editor; known: string; onDone: () => void }) {
  const [typed, setTyped] = useState(known)
  const [isRefused, setRefused] = useState(false)
  const set = () => {
    const address = parseAddress(typed)
    if (!address) return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !known) {
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
    } else chain.setLink({ href: address }).run()
    onDone()
  }
  return (
    <form
      className={linkForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
    >
      <TextField
        label={copy.linkAddress}
        placeholder="https://"
        type="url"
        value={typed}
        // Opened to write in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...(isRefused ? { error: copy.linkRefused } : {})}
        onChange={(value) => {
          setTyped(value)
          setRefused(false)
        }}
      />
      <div className={linkActions}>
        <Button type="submit" variant="ink">
          {copy.linkSet}
        </Button>
        {known ? (
          <Button
            variant="text"
            onPress={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onDone()
            }}
          >
            {copy.linkRemove}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
