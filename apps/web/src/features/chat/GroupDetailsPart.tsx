import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { LoadedPart } from '../../shared/ui/LoadedPart.tsx'

const NOTHING = {}
const load = async () => (await import('./GroupDetailsPage.tsx')).GroupDetailsPage

/** Holds what is known of the open conversation; its code comes when it is opened, and the conversation does not wait for it. */
export function GroupDetailsPart(): ReactNode {
  const navigate = useNavigate()
  return <LoadedPart load={load} props={NOTHING} onFailure={() => void navigate(paths.chat(), { replace: true })} />
}
