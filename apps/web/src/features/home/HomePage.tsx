import { Skeleton } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import { useAtomValue } from 'jotai'
import { Suspense, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts'
import { HomeFrame } from './components/HomeFrame.tsx'
import { HOME_PARTS, isPartFor, placeInHome, type HomePart } from './logic/home-place.ts'
import { PAGES } from './parts.ts'

/** The home area: the company's banner, and below it one's notes, the feed or the company's figures. */
export function HomePage(): ReactNode {
  const user = useAtomValue(currentUserAtom)
  const isLarge = useMediaQuery(media.from993)
  const { pathname, search } = useLocation()
  const [shown, setShown] = useState<HomePart>()
  const parts = HOME_PARTS.filter((part) => PAGES[part] && isPartFor(part, user))
  const place = placeInHome({ pathname, search: new URLSearchParams(search) }, parts, isLarge, shown)
  if (place.kind === 'shown' && place.part !== shown) setShown(place.part)

  if (place.kind === 'elsewhere') return <Navigate to={place.path} replace />
  const Page = PAGES[place.part]
  return (
    <HomeFrame part={place.part} parts={parts} isLarge={isLarge}>
      <Suspense key={place.part} fallback={<Coming />}>
        {Page ? <Page /> : null}
      </Suspense>
    </HomeFrame>
  )
}

function Coming() {
  return useLate(true) ? <Skeleton rows={5} /> : null
}
