import { Button, Card, DataList, Heading, Text } from '@umkreis/design-system'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import type { WorksCouncilPack } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { usePackFile } from '../../hooks/use-works-council.ts'
import { formatDay } from '../../logic/format-moment.ts'
import { chapterId, TODAY_ID } from './anchors.ts'
import { Contents } from './Contents.tsx'
import { worksCouncilCopy as copy } from './copy.ts'
import { DataCard } from './DataCard.tsx'
import * as css from './works-council.css.ts'

/** All that is declared, chapter by chapter, with how it is set today; to read, to print and to take along. */
export function Declaration({ pack }: { pack: WorksCouncilPack }): ReactNode {
  const file = usePackFile()
  return (
    <>
      <div className={css.lead}>
        <Text tone="muted">{copy.asOf(pack.organisation, formatDay(pack.at))}</Text>
        {pack.lead.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </div>
      <div className={css.tools}>
        <Button variant="accent" loading={file.isPending} onPress={() => file.mutate()}>
          {file.isPending ? copy.saving : copy.save}
        </Button>
        <Button icon={<PrinterIcon size={18} />} onPress={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <div className={css.columns}>
        <Contents chapters={pack.chapters} />
        <div className={css.chapters}>
          <Card as="section" id={TODAY_ID} aria-label={copy.today} className={css.data}>
            <Heading level={3} size="title">
              {copy.today}
            </Heading>
            <DataList
              aria-label={copy.today}
              entries={pack.today.map(({ id, name, value }) => ({ id, term: name, value }))}
            />
          </Card>
          {pack.chapters.map(({ id, title, groups }) => (
            <section key={id} className={css.chapter} aria-labelledby={chapterId(id)}>
              <Heading level={3} size="section" id={chapterId(id)}>
                {title}
              </Heading>
              {groups.map((data) => (
                <DataCard key={data.id} data={data} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
