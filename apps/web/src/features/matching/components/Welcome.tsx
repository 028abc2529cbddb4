import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { ScanIcon } from '@phosphor-icons/react/dist/csr/Scan'
import { Button } from '@umkreis/design-system'
import type { User } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { MatchCircles } from './MatchCircles.tsx'
import { actions, side, stage, title, words } from './stage.css.ts'

/** Before anybody was scanned: what this is for, and the two ways to begin. */
export function Welcome({
  self,
  onScan,
  onOwnCode,
}: {
  self: User
  onScan: () => void
  onOwnCode: () => void
}): ReactNode {
  return (
    <section className={stage} aria-label={copy.title}>
      <div className={side}>
        <h1 className={title} tabIndex={-1}>
          {copy.title}
        </h1>
        <p className={words}>{copy.intro}</p>
        <div className={actions}>
          <Button variant="accent" size={48} icon={<ScanIcon size={20} />} onPress={onScan}>
            {copy.scan}
          </Button>
          <Button size={48} icon={<QrCodeIcon size={20} />} onPress={onOwnCode}>
            {copy.ownCode}
          </Button>
        </div>
      </div>
      <MatchCircles self={self} match={null} />
    </section>
  )
}
