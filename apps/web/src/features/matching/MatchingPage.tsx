import type { UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { paths } from '../../shared/paths.ts'
import { Comparison } from './components/Comparison.tsx'
import { OwnCodeDialog } from './components/OwnCodeDialog.tsx'
import { ScanDialog } from './components/ScanDialog.tsx'
import { Suggestions } from './components/Suggestions.tsx'
import { Welcome } from './components/Welcome.tsx'
import { page } from './MatchingPage.css.ts'

/** Comparing oneself with somebody, and who else would be worth a coffee. Whom one compares with stands in the address. */
export function MatchingPage(): ReactNode {
  const self = useAtomValue(currentUserAtom)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [shown, setShown] = useState<'scanner' | 'code' | null>(null)
  const compared = params.get('userId')
  const close = () => setShown(null)
  const scan = () => setShown('scanner')
  return (
    <div className={page}>
      {compared && compared !== self.userId ? (
        <Comparison key={compared} userId={compared as UserId} self={self} onScan={scan} />
      ) : (
        <Welcome self={self} onScan={scan} onOwnCode={() => setShown('code')} />
      )}
      <Suggestions />
      {shown === 'scanner' ? (
        <ScanDialog
          selfId={self.userId}
          onClose={close}
          onFound={(userId) => {
            close()
            void navigate(paths.matchingPeople({ userId }))
          }}
        />
      ) : null}
      {shown === 'code' ? <OwnCodeDialog onClose={close} /> : null}
    </div>
  )
}
