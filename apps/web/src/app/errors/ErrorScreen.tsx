import { useEffect, type ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { logError } from '../../services/log.ts'
import { useIsFramed } from '../frame/in-frame.ts'
import { ErrorFallback } from './ErrorFallback.tsx'

/** The fallback of a route: the frame around it stays, and other areas can still be reached. */
export function ErrorScreen(): ReactNode {
  const error = useRouteError()
  const isFramed = useIsFramed()
  useEffect(() => logError('A screen could not be shown', error), [error])
  return <ErrorFallback isFramed={isFramed} />
}
