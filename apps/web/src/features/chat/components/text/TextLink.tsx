import { VisuallyHidden } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { MessagePart } from '../../logic/split-links.ts'
import { textCopy } from './copy.ts'
import { link } from './TextLink.css.ts'

/** An address in a message. It opens beside this page and learns nothing of it. */
export function TextLink({ part }: { part: Extract<MessagePart, { kind: 'link' }> }): ReactNode {
  const isMail = part.href.startsWith('mailto:')
  return (
    <a
      className={link}
      href={part.href}
      dir="ltr"
      translate="no"
      {...(isMail ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      {...(part.text === part.written ? {} : { title: textCopy.writtenAs(part.written) })}
    >
      {part.text}
      {isMail ? null : <VisuallyHidden> {textCopy.newTab}</VisuallyHidden>}
    </a>
  )
}
