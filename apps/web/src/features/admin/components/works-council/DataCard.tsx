import { Card, DataList, EncryptionBadge, Heading } from '@umkreis/design-system'
import type { DeclaredData } from '@umkreis/schemas'
import { useId, type ReactNode } from 'react'
import { dataId } from './anchors.ts'
import { worksCouncilCopy as copy } from './copy.ts'
import * as css from './works-council.css.ts'

const { labels } = copy

/** What is declared of data that is processed for one purpose. */
export function DataCard({ data }: { data: DeclaredData }): ReactNode {
  const titleId = useId()
  return (
    <Card as="article" id={dataId(data.id)} aria-labelledby={titleId} className={css.data}>
      <Heading level={4} size="title" id={titleId}>
        {data.title}
      </Heading>
      <div className={css.facts}>
        <DataList
          layout="below"
          aria-labelledby={titleId}
          entries={[
            { id: 'data', term: labels.data, value: data.data },
            { id: 'purpose', term: labels.purpose, value: data.purpose },
            { id: 'seenBy', term: labels.seenBy, value: data.seenBy },
            { id: 'kept', term: labels.kept, value: data.kept },
            {
              id: 'reading',
              term: labels.reading,
              value: data.isSealed ? <EncryptionBadge ready>{data.reading}</EncryptionBadge> : data.reading,
            },
            { id: 'switches', term: labels.switches, value: <Switches switches={data.switches} /> },
          ]}
        />
      </div>
      <Places data={data} />
    </Card>
  )
}

function Switches({ switches }: Pick<DeclaredData, 'switches'>) {
  if (switches.length === 0) return copy.noSwitch
  return (
    <ul className={css.switches}>
      {switches.map(({ id, name, place, now }) => (
        <li key={id} className={css.switchLine}>
          <span>
            <span className={css.switchName}>{name}</span>: {now}
          </span>
          <span className={css.quiet}>{place}</span>
        </li>
      ))}
    </ul>
  )
}

/** For who compares it with the database. */
function Places({ data: { tables, elsewhere } }: { data: DeclaredData }) {
  return (
    <details>
      <summary className={css.summary}>{copy.stored}</summary>
      <div className={css.places}>
        {elsewhere === null ? null : <span>{elsewhere}</span>}
        {tables.map(({ name, columns }) => (
          <span key={name}>
            <span className={css.table}>{name}</span>: {columns.join(', ')}
          </span>
        ))}
      </div>
    </details>
  )
}
