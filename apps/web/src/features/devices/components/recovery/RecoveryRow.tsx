import { KeyIcon } from '@phosphor-icons/react/dist/csr/Key'
import { Button, Text } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { copy } from '../../copy.ts'
import { useOwnDevices } from '../../hooks/use-own-devices.ts'
import { lastRow } from '../devices.css.ts'
import { disc, words as wordsStyle } from '../../../../shared/ui/device-rows.css.ts'
import { ReplaceCodeDialog } from './ReplaceCodeDialog.tsx'
import { SaveCodeDialog } from './SaveCodeDialog.tsx'

/** The recovery code among the devices: saved or not, and how it is replaced. */
export function RecoveryRow({ devices }: { devices: Devices }): ReactNode {
  const words = copy.recovery
  const here = useObserved(devices.code)
  const isUsed = useOwnDevices(devices).data?.isCodeUsed ?? false
  const [open, setOpen] = useState<'save' | 'replace'>()
  const line = here.kind === 'unsaved' ? words.unsaved : isUsed ? words.used : words.saved
  return (
    <div className={lastRow}>
      <span className={disc}>
        <KeyIcon size={20} aria-hidden />
      </span>
      <div className={wordsStyle}>
        <Text as="span" weight={600}>
          {words.title}
        </Text>
        <Text as="span" size="small" tone={here.kind === 'unsaved' || isUsed ? 'warning' : 'muted'}>
          {line}
        </Text>
      </div>
      {here.kind === 'unsaved' ? (
        <Button size={32} onPress={() => setOpen('save')}>
          {words.save}
        </Button>
      ) : (
        <Button size={32} variant="text" aria-label={words.replaceNamed} onPress={() => setOpen('replace')}>
          {words.replace}
        </Button>
      )}
      {open === 'save' && here.kind === 'unsaved' ? (
        <SaveCodeDialog code={here.code} devices={devices} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'replace' ? (
        <ReplaceCodeDialog devices={devices} onClose={() => setOpen(undefined)} onReplaced={() => setOpen('save')} />
      ) : null}
    </div>
  )
}
