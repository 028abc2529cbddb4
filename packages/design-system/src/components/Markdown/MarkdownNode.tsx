import type { Nodes, Parents } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { Divider } from '../Divider/Divider.tsx'
import { Link } from '../Link/Link.tsx'
import { blockWords, bold, bullets, code, codeBlock, heading, item, mention, numbers, quote } from './Markdown.css.ts'
import { loadSafeAddress } from './safe-address.ts'

/** How the tree is drawn: the outline level of its highest heading, and the words for a scrolling block of code. */
export interface MarkdownContext {
  readonly headingLevel: 2 | 3 | 4 | 5 | 6
  readonly codeLabel: string
  /** The text the tree was made from, for what is shown as it was written. */
  readonly source: string
  /** Words that stand out, such as `@Inês Carvalho`. */
  readonly mentions: readonly string[]
}

/**
 * One node of a Markdown tree as React elements. What is not in the safe subset (HTML, pictures, definitions) is shown as
 * the words that were written, because nothing somebody wrote shall vanish.
 */
export function renderNode(node: Nodes, context: MarkdownContext, key: number): ReactNode {
  switch (node.type) {
    case 'text':
      return markMentions(node.value, context.mentions)
    case 'paragraph':
      return <p key={key}>{renderChildren(node, context)}</p>
    case 'strong':
      return (
        <strong key={key} className={bold}>
          {renderChildren(node, context)}
        </strong>
      )
    case 'emphasis':
      return <em key={key}>{renderChildren(node, context)}</em>
    case 'inlineCode':
      return (
        <code key={key} className={code}>
          {node.value}
        </code>
      )
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
        <section key={key} className={codeBlock} tabIndex={0} aria-label={context.codeLabel}>
          <pre translate="no">
            <code className={blockWords}>{node.value}</code>
          </pre>
        </section>
      )
    case 'break':
      return <br key={key} />
    case 'link':
      return renderLink(node.url, renderChildren(node, context), key)
    case 'heading': {
      const level = Math.min(6, context.headingLevel + node.depth - 1) as 2 | 3 | 4 | 5 | 6
      const Level = `h${level}` as const
      return (
        <Level key={key} className={heading}>
          {renderChildren(node, context)}
        </Level>
      )
    }
    case 'list': {
      const items = node.children.map((child, index) => (
        <li key={index} className={item}>
          {child.children.map((part, at) => renderItemPart(part, node.spread === true, context, at))}
        </li>
      ))
      return node.ordered ? (
        <ol key={key} className={numbers} start={node.start ?? 1}>
          {items}
        </ol>
      ) : (
        <ul key={key} className={bullets}>
          {items}
        </ul>
      )
    }
    case 'blockquote':
      return (
        <blockquote key={key} className={quote}>
          {renderChildren(node, context)}
        </blockquote>
      )
    case 'thematicBreak':
      return <Divider key={key} />
    case 'root':
      return <Fragment key={key}>{renderChildren(node, context)}</Fragment>
    default:
      return <Fragment key={key}>{writtenWords(node, context.source)}</Fragment>
  }
}

function renderChildren(node: Parents, context: MarkdownContext): ReactNode {
  return node.children.map((child, index) => renderNode(child, context, index))
}

/** The longest first: a name may begin another. */
function markMentions(text: string, mentions: readonly string[]): ReactNode {
  if (!mentions.some((name) => text.includes(name))) return text
  const names = mentions.toSorted((one, other) => other.length - one.length)
  const parts: ReactNode[] = []
  let from = 0
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => one !== '' && text.startsWith(one, at))
    if (name === undefined) {
      at += 1
      continue
    }
    parts.push(
      text.slice(from, at),
      <span key={at} className={mention}>
        {name}
      </span>,
    )
    at += name.length
    from = at
  }
  return [...parts, text.slice(from)]
}

/** In a tight list an item is its words, not a paragraph of them. */
function renderItemPart(part: Nodes, isLoose: boolean, context: MarkdownContext, key: number): ReactNode {
  if (part.type === 'paragraph' && !isLoose) return <div key={key}>{renderChildren(part, context)}</div>
  return renderNode(part, context, key)
}

function renderLink(address: string, words: ReactNode, key: number): ReactNode {
  const safe = loadSafeAddress(address)
  if (!safe) return <Fragment key={key}>{words}</Fragment>
  const isMail = safe.startsWith('mailto:')
  return (
    <Link
      key={key}
      tone="text"
      href={safe}
      target={isMail ? undefined : '_blank'}
      rel={isMail ? undefined : 'noopener noreferrer nofollow ugc'}
    >
      {words}
    </Link>
  )
}

function writtenWords(node: Nodes, source: string): string {
  const { start, end } = node.position ?? {}
  return start?.offset === undefined || end?.offset === undefined ? '' : source.slice(start.offset, end.offset)
}
