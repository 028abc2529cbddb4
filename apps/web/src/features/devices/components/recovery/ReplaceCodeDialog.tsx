import { Button, Dialog } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { useReloadDevices } from '../../hooks/use-own-devices.ts'
import { useTask } from '../../hooks/use-task.ts'
import { Problem } from '../Problem.tsx'

/** Asks before the recovery code is replaced, and does it. */
export function ReplaceCodeDialog({
  devices,
  onClose,
  onReplaced,
}: {
  devices: Devices
  onClose: () => void
  onReplaced: () => void
}): ReactNode {
  const words = copy.recovery
  const reload = useReloadDevices()
  const replace = useTask(async () => {
    await devices.replaceRecoveryCode()
    onReplaced()
    await reload()
  })
  return (
    <Dialog
      open
      role="alertdialog"
      width="small"
      dismissable={false}
      onClose={onClose}
      title={words.replaceTitle}
      description={words.replaceWhy}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {words.keep}
          </Button>
          <Button variant="accent" loading={replace.isBusy} onPress={() => void replace.run()}>
            {words.replaceConfirm}
          </Button>
        </>
      }
    >
      <Problem words={replace.problem} />
    </Dialog>
  )
}
