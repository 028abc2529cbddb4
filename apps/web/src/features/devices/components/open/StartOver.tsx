import { Button, Dialog, Inline, Text } from '@umkreis/design-system'
import { type ReactNode, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { copy } from '../../copy.ts'
import { useTask } from '../../hooks/use-task.ts'
import { Problem } from '../Problem.tsx'

/** The way for who has neither a device nor the code, with what it costs. */
export function StartOver({ devices, onTry }: { devices: Devices; onTry: () => void }): ReactNode {
  const words = copy.open.over
  const [isAsked, setAsked] = useState(false)
  const start = useTask(async () => {
    onTry()
    await devices.startOver()
  })
  const close = () => {
    start.forget()
    setAsked(false)
  }
  return (
    <Inline>
      <Text size="small" tone="muted">
        {words.line}
      </Text>
      <Button variant="text" onPress={() => setAsked(true)}>
        {words.action}
      </Button>
      <Dialog
        open={isAsked}
        role="alertdialog"
        width="small"
        dismissable={false}
        onClose={close}
        title={words.title}
        description={words.why}
        actions={
          <>
            <Button variant="text" onPress={close}>
              {words.cancel}
            </Button>
            <Button variant="danger" loading={start.isBusy} onPress={() => void start.run()}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <Problem words={start.problem} />
      </Dialog>
    </Inline>
  )
}
