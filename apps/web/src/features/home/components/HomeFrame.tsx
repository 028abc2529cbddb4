import { Banner, Heading, SegmentedControl, TabLinks, VisuallyHidden } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { looksAtom } from '../../../services/looks.ts'
import { currentUserAtom } from '../../../services/session.ts'
import { useLogoUrl } from '../../../services/use-logo-url.ts'
import { copy } from '../copy.ts'
import { homePath, type HomePart } from '../logic/home-place.ts'
import { page, switcher } from './HomeFrame.css.ts'

/** {@link HomeFrame}: which part is shown, of which, and on what. */
export interface HomeFrameProps {
  readonly part: HomePart
  readonly parts: readonly HomePart[]
  readonly isLarge: boolean
  readonly children: ReactNode
}

/** The banner in the company's colours, and the ways to the other parts: tabs on large screens, a switch below. */
export function HomeFrame({ part, parts, isLarge, children }: HomeFrameProps): ReactNode {
  const logo = useLogoUrl(useAtomValue(looksAtom).bigLogo)
  const { organisationName } = useAtomValue(currentUserAtom)
  const navigate = useNavigate()
  const name = organisationName ?? ''
  return (
    <div className={page}>
      <VisuallyHidden>
        <Heading level={1}>{copy.tabs[part]}</Heading>
      </VisuallyHidden>
      <Banner size={isLarge && part === 'feed' ? 'large' : 'small'}>
        {logo ? <img src={logo} alt={name} /> : name}
      </Banner>
      {parts.length < 2 ? null : isLarge ? (
        <TabLinks
          label={copy.title}
          links={parts.map((one) => ({ href: homePath(one, true), label: copy.tabs[one], current: one === part }))}
        />
      ) : (
        <div className={switcher}>
          <SegmentedControl
            label={copy.title}
            segments={parts.map((one) => ({ id: one, label: copy.tabs[one] }))}
            selected={part}
            onSelect={(one) => void navigate(homePath(one, false))}
          />
        </div>
      )}
      {children}
    </div>
  )
}
