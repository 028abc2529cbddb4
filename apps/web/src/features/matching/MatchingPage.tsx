import type { UserId } from '@umkreis/schemas'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { currentUserAtom } from '../../services/session.ts'
import { CoffeePlace } from './components/coffee/CoffeePlace.tsx'
import { Comparison } from './components/Comparison.tsx'
import { Suggestions } from './components/Suggestions.tsx'
import { Welcome } from './components/Welcome.tsx'
import { page } from './MatchingPage.css.ts'
import { OwnCodeDialog } from './OwnCodeDialog.tsx'
import { PersonScanner } from './PersonScanner.tsx'

/** Comparing oneself with somebody, and who else would be worth a coffee. Whom one compares with stands in the address. */
export function MatchingPage(): ReactNode {
  const self = useAtomValue(currentUserAtom)
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
      <CoffeePlace isManager={self.role === 'Manager'} />
      {shown === 'scanner' ? <PersonScanner onClose={close} /> : null}
      {shown === 'code' ? <OwnCodeDialog onClose={close} /> : null}
    </div>
  )
}
