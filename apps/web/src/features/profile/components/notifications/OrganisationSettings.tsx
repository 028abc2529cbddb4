import { Heading, Stack, Text } from '@umkreis/design-system'
import type { ChatSettings, ChatSettingsUpdate } from '@umkreis/schemas'
import type { ReactNode } from 'react'
import { notificationCopy as copy } from './copy.ts'
import { SettingRow } from './SettingRow.tsx'

/** What a Manager allows everybody in the organisation to show each other. */
export function OrganisationSettings({
  settings,
  onChange,
}: {
  settings: ChatSettings
  onChange: (changes: ChatSettingsUpdate) => void
}): ReactNode {
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Heading level={3} size="body">
          {copy.forEverybody}
        </Heading>
        <Text size="small" tone="muted">
          {copy.forEverybodyLine}
        </Text>
      </Stack>
      <SettingRow
        label={copy.everybodyReceipts}
        line={copy.everybodyReceiptsLine}
        isOn={settings.readReceipts}
        onChange={(readReceipts) => onChange({ readReceipts })}
      />
      <SettingRow
        label={copy.everybodyTyping}
        line={copy.everybodyReceiptsLine}
        isOn={settings.typing}
        onChange={(typing) => onChange({ typing })}
      />
    </Stack>
  )
}
