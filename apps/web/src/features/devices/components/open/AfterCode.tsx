import { Button, Card, Checkbox, Heading, Stack, Text } from '@umkreis/design-system'
import type { DeviceId } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import type { Devices } from '../../../../services/conversation/devices.ts'
import { useObserved } from '../../../../services/conversation/use-observed.ts'
import { copy } from '../../copy.ts'
import { useOwnDevices, useReloadDevices } from '../../hooks/use-own-devices.ts'
import { useTask } from '../../hooks/use-task.ts'
import { lastUseWords } from '../../logic/last-use.ts'
import { actions, form } from '../devices.css.ts'
import { Problem } from '../Problem.tsx'
import { SaveCodeDialog } from '../recovery/SaveCodeDialog.tsx'
import { StepBody } from '../StepBody.tsx'

/** Who typed in the code has lost something: which device, and a new code in place of the one that was used. */
export function AfterCode({ devices, onDone }: { devices: Devices; onDone: () => void }): ReactNode {
  const words = copy.afterCode
  const here = useObserved(devices.code)
  const [isReplaced, setReplaced] = useState(false)
  const [lost, setLost] = useState<ReadonlySet<DeviceId>>(new Set())
  const others = useOwnDevices(devices).data?.devices.filter(({ isThis }) => !isThis) ?? []
  const [nowMs] = useState(() => Date.now())
  const reload = useReloadDevices()
  const replace = useTask(async () => {
    await devices.replaceRecoveryCode({ signOut: [...lost] })
    setReplaced(true)
    await reload()
  })
  const choose = (deviceId: DeviceId, isLost: boolean) =>
    setLost((before) => new Set(isLost ? [...before, deviceId] : [...before].filter((one) => one !== deviceId)))

  return (
    <Card as="section">
      <StepBody label={words.title}>
        <Stack gap={4}>
          <Heading level={2} size="title">
            {words.title}
          </Heading>
          <Text tone="muted">{words.line}</Text>
        </Stack>
        {others.length > 0 ? (
          <fieldset className={form}>
            <legend>
              <Text as="span" size="small" weight={600}>
                {words.lost}
              </Text>
            </legend>
            {others.map((device) => (
              <Checkbox
                key={device.deviceId}
                selected={lost.has(device.deviceId)}
                onChange={(isLost) => choose(device.deviceId, isLost)}
              >
                {device.name ?? copy.device.unnamed}, {lastUseWords(device, nowMs)}
              </Checkbox>
            ))}
          </fieldset>
        ) : null}
        <Problem words={replace.problem} />
        <div className={actions}>
          <Button variant="accent" loading={replace.isBusy} onPress={() => void replace.run()}>
            {words.replace}
          </Button>
          <Button variant="text" disabled={replace.isBusy} onPress={onDone}>
            {words.later}
          </Button>
        </div>
      </StepBody>
      {isReplaced && here.kind === 'unsaved' ? (
        <SaveCodeDialog code={here.code} devices={devices} onClose={onDone} />
      ) : null}
    </Card>
  )
}
