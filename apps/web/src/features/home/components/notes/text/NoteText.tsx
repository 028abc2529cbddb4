import { TaskItem, TaskList } from '@tiptap/extension-list'
import { Markdown } from '@tiptap/markdown'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { copy } from '../copy.ts'
import { text as textStyle } from './note-text.css.ts'
import { NoteTools } from './NoteTools.tsx'

const EXTENSIONS = [
  StarterKit.configure({
    // One writes in links here; what is no address that can be followed safely is no link.
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: 'noopener noreferrer' } },
    // Markdown has no sign for it.
    underline: false,
  }),
  TaskList,
  TaskItem.configure({
    nested: true,
    a11y: { checkboxLabel: (node) => copy.task(node.textContent) },
  }),
  Markdown,
]

/** {@link NoteText}: `text` in Markdown; `tools` is where the text's tools are drawn. */
export interface NoteTextProps {
  readonly text: string
  readonly tools: HTMLElement | null
  /** Whether somebody waits to write in it. */
  readonly isAwaited: boolean
  readonly onChange: (text: string) => void
}

/** The text of a note, formatted as one writes it. */
export function NoteText({ text, tools, isAwaited, onChange }: NoteTextProps): ReactNode {
  const shown = useRef(text)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: text,
    contentType: 'markdown',
    autofocus: isAwaited ? 'end' : false,
    // The styles stand in a sheet: the page takes none from scripts.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: textStyle,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': copy.text,
        'data-placeholder': copy.textPlaceholder,
      },
    },
    onUpdate({ editor: changed }) {
      shown.current = changed.getMarkdown()
      tell.current(shown.current)
    },
  })
  // What another device or tab wrote comes in while one looks.
  useEffect(() => {
    if (!editor || text === shown.current) return
    shown.current = text
    const { from, to } = editor.state.selection
    editor.commands.setContent(text, { contentType: 'markdown', emitUpdate: false })
    const end = editor.state.doc.content.size
    if (editor.isFocused) editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [editor, text])

  return (
    <>
      {tools && editor ? createPortal(<NoteTools editor={editor} />, tools) : null}
      <EditorContent editor={editor} />
    </>
  )
}
