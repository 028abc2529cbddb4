import { fromMarkdown } from 'mdast-util-from-markdown'
import { useMemo, type ReactNode } from 'react'
import { classNames } from '../../internal/class-names.ts'
import { renderNode } from './MarkdownNode.tsx'
import { isWithinMarkdownLimits } from './markdown-limits.ts'
import { plain, root, small } from './Markdown.css.ts'
import { CODE } from '../../internal/labels.ts'

/**
 * {@link Markdown}: `lang` is the language of the text, for its hyphens and for those who listen. `headingLevel` is the
 * place in the page's outline of the text's own first level; everything below follows, down to 6. `mentions` are words, such
 * as `@Inês Carvalho`, that stand out wherever the text has them.
 */
export interface MarkdownProps {
  children: string
  size?: 'body' | 'small'
  lang?: string
  headingLevel?: 2 | 3 | 4 | 5 | 6
  codeLabel?: string
  mentions?: readonly string[]
}

const NO_MENTIONS: readonly string[] = []

/**
 * Text that somebody wrote in Markdown, as elements: bold, italic, code, lists, quotes, headings, and links to the web or
 * to a mail address, which open in a new tab and tell the other side nothing. HTML and pictures are shown as they were
 * written; nothing is ever put into the page as HTML. A text beyond 20,000 characters, 1,000 lines, 16 levels of quotes
 * and lists in a line, 1,000 of their markers or 1,000 stars, underscores and brackets is shown whole, in its lines, as it
 * was written.
 */
export function Markdown({
  children: source,
  size = 'body',
  lang,
  headingLevel = 3,
  codeLabel = CODE,
  mentions = NO_MENTIONS,
}: MarkdownProps): ReactNode {
  const tree = useMemo(() => (isWithinMarkdownLimits(source) ? fromMarkdown(source) : undefined), [source])
  return (
    <div className={classNames(root, size === 'small' && small)} lang={lang}>
      {tree ? renderNode(tree, { headingLevel, codeLabel, source, mentions }, 0) : <p className={plain}>{source}</p>}
    </div>
  )
}
