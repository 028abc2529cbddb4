import { FileIcon as PlainFileIcon } from '@phosphor-icons/react/dist/csr/File'
import { FileAudioIcon } from '@phosphor-icons/react/dist/csr/FileAudio'
import { FileDocIcon } from '@phosphor-icons/react/dist/csr/FileDoc'
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf'
import { FilePptIcon } from '@phosphor-icons/react/dist/csr/FilePpt'
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText'
import { FileVideoIcon } from '@phosphor-icons/react/dist/csr/FileVideo'
import { FileXlsIcon } from '@phosphor-icons/react/dist/csr/FileXls'
import { FileZipIcon } from '@phosphor-icons/react/dist/csr/FileZip'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import type { ReactNode } from 'react'

const ICONS = [
  [/^pdf$/, FilePdfIcon],
  [/^(xlsx?|csv|ods|numbers)$/, FileXlsIcon],
  [/^(docx?|odt|rtf|pages)$/, FileDocIcon],
  [/^(pptx?|odp|key)$/, FilePptIcon],
  [/^(zip|gz|7z|rar|tar)$/, FileZipIcon],
  [/^(png|jpe?g|gif|webp|avif|svg|heic|tiff?|bmp)$/, ImageIcon],
  [/^(mp3|m4a|wav|ogg|opus|flac)$/, FileAudioIcon],
  [/^(mp4|mov|webm|mkv|avi)$/, FileVideoIcon],
  [/^(txt|md|log|json|ya?ml|xml)$/, FileTextIcon],
] as const

/** A drawing of a kind of file, by its ending. */
export function FileIcon({ kind }: { kind: string }): ReactNode {
  const Icon = ICONS.find(([endings]) => endings.test(kind.toLowerCase()))?.[1] ?? PlainFileIcon
  return <Icon size={24} aria-hidden />
}
