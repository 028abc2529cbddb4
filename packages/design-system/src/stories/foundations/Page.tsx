import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle'
import type { ReactNode } from 'react'
import { Heading, Stack, Text } from '../../index.ts'
import {
  arcDot,
  arcLine1,
  arcLine2,
  arcs,
  bad,
  cell,
  code,
  figure,
  good,
  grid,
  headCell,
  header,
  lead as leadStyle,
  page,
  rule,
  scroller,
  section,
  sectionHead,
  stage,
  table,
  verdict,
  wideGrid,
} from './page.css.ts'

/** One page of the foundations: what it is about, and its sections. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }): ReactNode {
  return (
    <article className={page}>
      <header className={header}>
        <svg className={arcs} viewBox="0 0 320 160" preserveAspectRatio="xMaxYMax meet" strokeWidth="2.5" aria-hidden>
          <path className={arcLine2} d="M10 158.5A150 150 0 0 1 310 158.5" />
          <path className={arcLine1} d="M58 158.5A102 102 0 0 1 262 158.5" />
          <circle className={arcDot} cx="160" cy="138" r="13" />
        </svg>
        <Text size="meta" weight={600} tone="muted">
          Foundations
        </Text>
        <Heading level={1}>{title}</Heading>
        <p className={leadStyle}>{lead}</p>
      </header>
      {children}
    </article>
  )
}

/** A part of a page under its own heading. */
export function Section({
  title,
  text,
  children,
}: {
  title: string
  text?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <section className={section} aria-label={title}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        {text ? <Text tone="muted">{text}</Text> : null}
      </div>
      {children}
    </section>
  )
}

/** Samples beside each other, as many as there is room for. */
export function Samples({ wide = false, children }: { wide?: boolean; children: ReactNode }): ReactNode {
  return <div className={wide ? wideGrid : grid}>{children}</div>
}

/** A drawn example with its verdict: to do, not to do, or neither. */
export function Example({
  verdict: kind,
  title,
  children,
}: {
  verdict?: 'do' | 'dont'
  title: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <figure className={rule}>
      <div className={stage}>{children}</div>
      <figcaption className={verdict}>
        {kind === 'do' ? <CheckCircleIcon className={good} size={18} weight="fill" aria-hidden /> : null}
        {kind === 'dont' ? <XCircleIcon className={bad} size={18} weight="fill" aria-hidden /> : null}
        <Text as="span" size="small">
          {kind ? <strong>{kind === 'do' ? 'Do. ' : 'Don’t. '}</strong> : null}
          {title}
        </Text>
      </figcaption>
    </figure>
  )
}

/** A column of {@link Facts}: its name, what stands in it for a row, and whether that is a figure. */
export interface Column<Row> {
  name: string
  of: (row: Row) => ReactNode
  figure?: boolean
}

/** A table of facts, which scrolls sideways where it has no room. */
export function Facts<Row>({
  label,
  columns,
  rows,
  keyOf,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by the keyboard.
    <section className={scroller} aria-label={label} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} className={headCell} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, of, figure: isFigure }) => (
                <td key={name} className={isFigure ? figure : cell}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A name as it stands in the code. */
export function Code({ children }: { children: ReactNode }): ReactNode {
  return <code className={code}>{children}</code>
}

/** A short list of rules in words. */
export function Rules({ rules }: { rules: readonly ReactNode[] }): ReactNode {
  return (
    <Stack as="ul" gap={8}>
      {rules.map((words, index) => (
        <Text key={index} as="li" reading>
          {words}
        </Text>
      ))}
    </Stack>
  )
}
