import { Skeleton } from '@umkreis/design-system'
import { useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { setArrivedLateAtom } from '../../services/shell.ts'
import { useLate } from '../../shared/hooks/use-late.ts'
import { IN_FRAME } from '../frame/in-frame.ts'
import { coming, standing } from './shell.css.ts'

/** Where the screens stand. While the code of the next one takes its time, its shape stands there already. */
export function ScreenPlace(): ReactNode {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const isComing = next !== undefined && next !== pathname
  const isLate = useLate(isComing)
  const setArrivedLate = useSetAtom(setArrivedLateAtom)
  useEffect(() => {
    if (isComing) setArrivedLate(isLate)
  }, [isComing, isLate, setArrivedLate])
  return (
    <>
      {isLate ? (
        <div className={coming}>
          <Skeleton rows={5} />
        </div>
      ) : null}
      {/* The screen before is kept below: somebody who turns back finds it as it was. */}
      <div className={standing} hidden={isLate}>
        <Outlet context={IN_FRAME} />
      </div>
    </>
  )
}
