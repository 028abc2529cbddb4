import { Heading } from '@umkreis/design-system'
import type { WorksCouncilPack } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { chapterId, dataId, TODAY_ID } from './anchors.ts'
import { worksCouncilCopy as copy } from './copy.ts'
import * as css from './works-council.css.ts'

/** What stands on the page, chapter by chapter, and the way to each part of it. */
export function Contents({ chapters }: Pick<WorksCouncilPack, 'chapters'>): ReactNode {
  return (
    <nav className={css.contents} aria-label={copy.contents}>
      <Heading level={3} size="body">
        {copy.contents}
      </Heading>
      <ol className={css.contentsList}>
        <li>
          <a className={css.contentsChapter} href={`#${TODAY_ID}`}>
            {copy.today}
          </a>
        </li>
        {chapters.map(({ id, title, groups }) => (
          <li key={id} className={css.contentsPart}>
            <a className={css.contentsChapter} href={`#${chapterId(id)}`}>
              {title}
            </a>
            <ol className={css.contentsEntries}>
              {groups.map((data) => (
                <li key={data.id}>
                  <a className={css.contentsEntry} href={`#${dataId(data.id)}`}>
                    {data.title}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}
