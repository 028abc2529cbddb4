import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { keyStoreProblemAtom } from '../../../../services/keys/key-store-problem.ts'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import type { KeyStoreNoticeProps } from './KeyStoreNotice.tsx'

const load = async () => (await import('./KeyStoreNotice.tsx')).KeyStoreNotice

/** Tells when this browser does not keep what opens messages; nothing as long as it does. */
export function KeyStoreNoticeHost({ place }: Pick<KeyStoreNoticeProps, 'place'>): ReactNode {
  const problem = useAtomValue(keyStoreProblemAtom)
  const [isLost, setLost] = useState(false)
  if (problem === undefined || isLost) return null
  return <LoadedPart load={load} props={{ problem, place }} onFailure={() => setLost(true)} />
}
