import { CircleMark, Link } from '@umkreis/design-system'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { looksAtom } from '../../services/looks.ts'
import { currentUserAtom } from '../../services/session.ts'
import { useLogoUrl } from '../../services/use-logo-url.ts'
import { paths } from '../../shared/paths.ts'
import { logo, logoName, logoPicture, railLogo, railWords } from './shell.css.ts'
import { copy } from './copy.ts'

/** The organisation's small logo, or the product's mark where it has none. Leads to the search. */
export function Logo({ place, onPress }: { place: 'rail' | 'bar'; onPress?: () => void }): ReactNode {
  const url = useLogoUrl(useAtomValue(looksAtom).smallLogo)
  const { organisationName } = useAtomValue(currentUserAtom)
  const name = organisationName ?? 'Umkreis'
  return (
    <Link
      tone="plain"
      href={paths.surroundMe()}
      aria-label={copy.toSearch(name)}
      className={place === 'rail' ? `${logo} ${railLogo}` : logo}
      {...(onPress ? { onPress } : {})}
    >
      {url ? <img className={logoPicture} src={url} alt="" /> : <CircleMark size={36} tone="brand" />}
      <span className={place === 'rail' ? `${logoName} ${railWords}` : logoName}>{name}</span>
    </Link>
  )
}
