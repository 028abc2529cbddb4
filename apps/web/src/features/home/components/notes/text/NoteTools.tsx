import { IconButton } from '@umkreis/design-system'
import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare'
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets'
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes'
import { TextBIcon } from '@phosphor-icons/react/dist/csr/TextB'
import { TextItalicIcon } from '@phosphor-icons/react/dist/csr/TextItalic'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { LinkTool } from './LinkTool.tsx'
import { tool, toolOn, tools } from './note-text.css.ts'

/** What the text can be made into; what it is already is marked. */
export function NoteTools({ editor }: { editor: Editor }): ReactNode {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      tasks: now.isActive('taskList'),
      quote: now.isActive('blockquote'),
    }),
  })
  const chain = () => editor.chain().focus()
  const all = [
    ['bold', TextBIcon, () => chain().toggleBold().run()],
    ['italic', TextItalicIcon, () => chain().toggleItalic().run()],
    ['bullets', ListBulletsIcon, () => chain().toggleBulletList().run()],
    ['tasks', CheckSquareIcon, () => chain().toggleTaskList().run()],
    ['quote', QuotesIcon, () => chain().toggleBlockquote().run()],
  ] as const
  return (
    <fieldset className={tools} aria-label={copy.writing}>
      {all.map(([name, Icon, act]) => (
        <IconButton
          key={name}
          label={copy[name]}
          aria-pressed={is[name]}
          className={is[name] ? toolOn : tool}
          icon={<Icon size={20} />}
          onPress={act}
        />
      ))}
      <LinkTool editor={editor} />
    </fieldset>
  )
}
