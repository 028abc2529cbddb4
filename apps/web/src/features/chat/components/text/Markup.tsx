import type { ReactNode } from 'react'
import type { Block, Inline } from '../../logic/markup/markup.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { bold, bullets, code, entry, italic, lines, number, numbers, quote, stack } from './Markup.css.ts'
import { MentionMark } from './MentionMark.tsx'
import { TextLink } from './TextLink.tsx'

/** The parts of a message below each other. */
export function Markup({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return (
    <div className={stack}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        <BlockPart key={index} block={block} />
      ))}
    </div>
  )
}

function BlockPart({ block }: { block: Block }): ReactNode {
  switch (block.kind) {
    case 'lines':
      return (
        <span className={lines} dir="auto">
          <Inlines parts={block.parts} />
        </span>
      )
    case 'code':
      return <CodeBlock text={block.text} />
    case 'quote':
      return (
        <blockquote className={quote} dir="auto">
          <Markup blocks={block.blocks} />
        </blockquote>
      )
    case 'list':
      return <List {...block} />
    default:
      return block satisfies never
  }
}

function List({ isNumbered, items }: Extract<Block, { kind: 'list' }>): ReactNode {
  const entries = items.map(({ number: written, blocks }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index} className={isNumbered ? number : entry} {...(written === null ? {} : { value: written })}>
      <Markup blocks={blocks} />
    </li>
  ))
  return isNumbered ? (
    <ol className={numbers} dir="auto">
      {entries}
    </ol>
  ) : (
    <ul className={bullets} dir="auto">
      {entries}
    </ul>
  )
}

/** Words and what stands among them. */
export function Inlines({ parts }: { parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => {
    if (part.kind === 'text') return part.text
    // oxlint-disable-next-line react/no-array-index-key -- as above
    return <InlinePart key={index} part={part} />
  })
}

function InlinePart({ part }: { part: Exclude<Inline, { kind: 'text' }> }): ReactNode {
  switch (part.kind) {
    case 'bold':
      return (
        <strong className={bold}>
          <Inlines parts={part.parts} />
        </strong>
      )
    case 'italic':
      return (
        <em className={italic}>
          <Inlines parts={part.parts} />
        </em>
      )
    case 'code':
      return (
        <code className={code} translate="no">
          {part.text}
        </code>
      )
    case 'link':
      return <TextLink part={part} />
    case 'mention':
      return <MentionMark>{part.text}</MentionMark>
    default:
      return part satisfies never
  }
}
