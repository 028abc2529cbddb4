import { useId, useState, type ReactNode } from 'react'
import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { TableIcon } from '@phosphor-icons/react/dist/csr/Table'
import { IconButton } from '../Button/IconButton.tsx'
import { Heading, Text } from '../Text/Text.tsx'
import { body, card, head, table as tableStyle, tableBox, titles, tools } from './Chart.css.ts'
import { toCsv, type ChartTable } from './csv.ts'
import { formatFigure } from './format-figure.ts'

/** What the tools of a chart are called. */
export interface ChartWords {
  asTable: string
  asChart: string
  download: string
}

/**
 * {@link ChartCard}: `title` says the finding, `line` what is drawn. `table` holds the same figures for whoever reads, listens or
 * calculates; `fileName` names its CSV, without the ending.
 */
export interface ChartCardProps {
  title: string
  line: string
  table: ChartTable
  fileName: string
  words: ChartWords
  level?: 2 | 3
  children: ReactNode
}

/** A chart under its finding, with the same figures as a table and as a file. */
export function ChartCard({ title, line, table, fileName, words, level = 2, children }: ChartCardProps): ReactNode {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section className={card} aria-labelledby={id}>
      <div className={head}>
        <div className={titles}>
          <Heading level={level} size="title" id={id}>
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {line}
          </Text>
        </div>
        <div className={tools}>
          <IconButton
            size={32}
            label={`${isTable ? words.asChart : words.asTable}: ${title}`}
            icon={isTable ? <ChartBarIcon size={18} /> : <TableIcon size={18} />}
            onPress={() => setTable(!isTable)}
          />
          <IconButton
            size={32}
            label={`${words.download}: ${title}`}
            icon={<DownloadSimpleIcon size={18} />}
            onPress={() => saveFile(`${fileName}.csv`, toCsv(table))}
          />
        </div>
      </div>
      <div className={body}>{isTable ? <FigureTable {...table} labelId={id} /> : children}</div>
    </section>
  )
}

function FigureTable({ columns, rows, labelId }: ChartTable & { labelId: string }) {
  return (
    // It scrolls, so it has to be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={tableBox} tabIndex={0} role="group" aria-labelledby={labelId}>
      <table className={tableStyle} aria-labelledby={labelId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={column}>{typeof value === 'number' ? formatFigure(value) : value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
