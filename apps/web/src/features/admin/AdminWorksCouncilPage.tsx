import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ButtonLink, Heading } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { AdminFrame } from './components/AdminFrame.tsx'
import { Managed } from './components/shared/Managed.tsx'
import { worksCouncilCopy as copy } from './components/works-council/copy.ts'
import { Declaration } from './components/works-council/Declaration.tsx'
import { head, sheet, tools } from './components/works-council/works-council.css.ts'
import { usePack } from './hooks/use-works-council.ts'

/** What is processed of each person, in words that a works council can read. */
export function AdminWorksCouncilPage(): ReactNode {
  const query = usePack()
  return (
    <AdminFrame current="configure">
      <div className={sheet}>
        <div className={head}>
          <div className={tools}>
            <ButtonLink href={paths.admin('configure')} variant="text" icon={<ArrowLeftIcon size={18} />}>
              {copy.back}
            </ButtonLink>
          </div>
          <Heading level={2}>{copy.title}</Heading>
        </div>
        <Managed query={query} words={copy}>
          {(pack) => <Declaration pack={pack} />}
        </Managed>
      </div>
    </AdminFrame>
  )
}
