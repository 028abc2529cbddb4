import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { Button, ButtonLink, Heading, TabLinks } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import { useLightPrint } from '../../../shared/hooks/use-light-print.ts'
import { paths } from '../../../shared/paths.ts'
import { copy } from '../copy.ts'
import { page, tools, top } from './insights.css.ts'

/** Around the figures and what is said about them: the title, its one tab, and what can be done with the page. */
export function InsightsFrame({ isFigures, children }: { isFigures: boolean; children: ReactNode }): ReactNode {
  useLightPrint()
  return (
    <div className={page}>
      <div className={top}>
        <Heading level={1}>{copy.title}</Heading>
        <div className={tools}>
          <ButtonLink href={paths.insights('measured')} variant="text" icon={<ShieldCheckIcon size={18} />}>
            {copy.measured}
          </ButtonLink>
          {isFigures ? (
            <Button icon={<PrinterIcon size={18} />} onPress={() => window.print()}>
              {copy.print}
            </Button>
          ) : null}
        </div>
      </div>
      <TabLinks label={copy.title} links={[{ href: paths.insights('people'), label: copy.tab, current: isFigures }]} />
      {children}
    </div>
  )
}
