import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { IconButton } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { copyText } from './copy-text.ts'
import { showHidden } from '../../logic/markup/show-hidden.ts'
import { block, copyButton, frame, words } from './CodeBlock.css.ts'
import { textCopy } from './copy.ts'

/** A block of code as it was written. What could make it look like other code is shown by its name. */
export function CodeBlock({ text }: { text: string }): ReactNode {
  return (
    <div className={frame}>
      {/* It scrolls sideways, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={block} tabIndex={0} aria-label={textCopy.code}>
        <pre className={words} translate="no" dir="ltr">
          <code>{showHidden(text)}</code>
        </pre>
      </section>
      <IconButton
        size={32}
        className={copyButton}
        label={textCopy.copyCode}
        icon={<CopyIcon size={16} />}
        onPress={() => copyText(text)}
      />
    </div>
  )
}
