import { ButtonLink } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../../../shared/paths.ts'
import { Section } from '../shared/Section.tsx'
import { worksCouncilCopy as copy } from './copy.ts'

/** The way to what a works council asks for. */
export function WorksCouncil(): ReactNode {
  return (
    <Section
      title={copy.title}
      line={copy.line}
      action={<ButtonLink href={paths.admin('works-council')}>{copy.open}</ButtonLink>}
    >
      {null}
    </Section>
  )
}
