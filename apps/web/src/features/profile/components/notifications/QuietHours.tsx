import { Stack, Text, TextField } from '@umkreis/design-system'
import { quietHoursSchema, type QuietHours as Hours } from '@umkreis/schemas'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { notificationCopy as copy } from './copy.ts'
import { times } from './notifications.css.ts'
import { SettingRow } from './SettingRow.tsx'

/** From the end of a long working day to the beginning of an early one. */
const USUAL = { from: '20:00', to: '07:00' } as const

/** When nothing rings. The clock is the one of the device on which it was chosen. */
export function QuietHours({
  hours,
  onChange,
}: {
  hours: Hours | null
  onChange: (hours: Hours | null) => void
}): ReactNode {
  // What is being typed may not be a time yet; then the last good ones hold.
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>()
  const shown = typed ?? hours ?? USUAL
  const isSame = shown.from === shown.to && shown.from !== ''
  const save = (next: { readonly from: string; readonly to: string }) => {
    setTyped(next)
    const parsed = v.safeParse(quietHoursSchema, { ...next, timeZone: currentTimeZone() })
    if (parsed.success) onChange(parsed.output)
  }
  return (
    <Stack gap={12}>
      <SettingRow
        label={copy.quiet}
        line={copy.quietLine}
        isOn={hours !== null}
        onChange={(isOn) => {
          setTyped(undefined)
          onChange(isOn ? { ...USUAL, timeZone: currentTimeZone() } : null)
        }}
      />
      {hours === null ? null : (
        <Stack gap={8}>
          <div className={times}>
            <TextField
              label={copy.quietFrom}
              type="time"
              required
              value={shown.from}
              onChange={(from) => save({ ...shown, from })}
            />
            <TextField
              label={copy.quietTo}
              type="time"
              required
              value={shown.to}
              onChange={(to) => save({ ...shown, to })}
              {...(isSame ? { error: copy.quietSame } : {})}
            />
          </div>
          <Text size="small" tone="muted">
            {copy.quietZone(hours.timeZone)}
          </Text>
        </Stack>
      )}
    </Stack>
  )
}

function currentTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
