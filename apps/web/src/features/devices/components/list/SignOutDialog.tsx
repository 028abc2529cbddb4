import type { OwnDevice } from '@umkreis/chat-hub'
import { Button, Dialog, showToast } from '@umkreis/design-system'
import type { ReactNode } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { useReloadDevices } from '../../hooks/use-own-devices.ts'
import { useTask } from '../../hooks/use-task.ts'
import { Problem } from '../Problem.tsx'

/** Asks before a device is signed out, says what that means, and does it. */
export function SignOutDialog({
  device,
  devices,
  onClose,
}: {
  device: OwnDevice
  devices: Devices
  onClose: () => void
}): ReactNode {
  const name = device.name ?? copy.device.unnamed
  const reload = useReloadDevices()
  const signOut = useTask(async () => {
    await devices.signOutDevice(device.deviceId)
    showToast({ message: copy.device.signedOut(name) })
    onClose()
    await reload()
  })
  return (
    <Dialog
      open
      role="alertdialog"
      width="small"
      dismissable={false}
      onClose={onClose}
      title={device.isThis ? copy.device.signOutThisTitle : copy.device.signOutTitle(name)}
      description={device.isThis ? copy.device.signOutThisWhy : copy.device.signOutWhy}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {copy.device.keep}
          </Button>
          <Button variant="danger" loading={signOut.isBusy} onPress={() => void signOut.run()}>
            {copy.device.signOutConfirm}
          </Button>
        </>
      }
    >
      <Problem words={signOut.problem} />
    </Dialog>
  )
}
