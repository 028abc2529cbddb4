import { Card, Divider, Heading, showToast, Stack, Text } from '@umkreis/design-system'
import type { PreferencesUpdate } from '@umkreis/schemas'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { logError } from '../../../../services/log.ts'
import {
  loadPreferencesAtom,
  preferencesAtom,
  saveChatSettingsAtom,
  savePreferencesAtom,
} from '../../../../services/preferences/preferences.ts'
import { usePush } from '../../../../services/push/use-push.ts'
import { currentUserAtom } from '../../../../services/session.ts'
import { describeFailure } from '../../../../shared/form/describe-failure.ts'
import { SECTIONS } from '../../sections.ts'
import { anchor } from '../profile.css.ts'
import { notificationCopy as copy } from './copy.ts'
import { OrganisationSettings } from './OrganisationSettings.tsx'
import { QuietHours } from './QuietHours.tsx'
import { SettingRow } from './SettingRow.tsx'
import { WeeklyDigest } from './WeeklyDigest.tsx'

/** How one wants to write, to be told, and to be seen in conversations. What is switched holds at once. */
export function NotificationSettings(): ReactNode {
  const preferences = useAtomValue(preferencesAtom)
  const load = useSetAtom(loadPreferencesAtom)
  const save = useSetAtom(savePreferencesAtom)
  const saveForEverybody = useSetAtom(saveChatSettingsAtom)
  const user = useAtomValue(currentUserAtom)
  const isManager = user.role === 'Manager'
  // Guests have no feed (PRODUCT.md, "Who is who").
  const isInFeed = !user.isGlobal && user.role !== 'External'
  const push = usePush()
  useEffect(() => void load(), [load])

  const tell = (error: unknown) => {
    logError('The preferences could not be saved', error)
    showToast({ tone: 'danger', message: copy.saveFailed(describeFailure(error)) })
  }
  const change = (changes: PreferencesUpdate) => void save(changes).catch(tell)
  const { organisation } = preferences
  return (
    <Card as="section" id={SECTIONS.notifications.id} className={anchor} aria-labelledby="profile-notifications">
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={2} size="title" id="profile-notifications">
            {copy.title}
          </Heading>
          <Text size="small" tone="muted">
            {copy.line}
          </Text>
        </Stack>
        <Stack gap={20}>
          <SettingRow
            label={copy.push}
            line={copy.pushLine[push.state]}
            isOn={push.state === 'on'}
            isDisabled={push.state !== 'on' && push.state !== 'off'}
            onChange={(isOn) => {
              if (!isOn) return push.turnOff()
              push.turnOn()
              if (!preferences.push) change({ push: true })
            }}
          />
          <SettingRow
            label={copy.sound}
            line={copy.soundLine}
            isOn={preferences.playsSound}
            onChange={(playsSound) => change({ playsSound })}
          />
          {isInFeed ? <WeeklyDigest /> : null}
          <QuietHours hours={preferences.quietHours} onChange={(quietHours) => change({ quietHours })} />
        </Stack>
        <Divider />
        <Stack gap={20}>
          <SettingRow
            label={copy.receipts}
            line={organisation.readReceipts ? copy.receiptsLine : copy.organisationOff}
            isOn={preferences.sendsReadReceipts && organisation.readReceipts}
            isDisabled={!organisation.readReceipts}
            onChange={(sendsReadReceipts) => change({ sendsReadReceipts })}
          />
          <SettingRow
            label={copy.typing}
            line={organisation.typing ? copy.typingLine : copy.organisationOff}
            isOn={preferences.showsTyping && organisation.typing}
            isDisabled={!organisation.typing}
            onChange={(showsTyping) => change({ showsTyping })}
          />
        </Stack>
        <Divider />
        <SettingRow
          label={copy.enter}
          line={preferences.enterSends ? copy.enterOn : copy.enterOff}
          isOn={preferences.enterSends}
          onChange={(enterSends) => change({ enterSends })}
        />
        {isManager ? (
          <>
            <Divider />
            <OrganisationSettings
              settings={organisation}
              onChange={(changes) => void saveForEverybody(changes).catch(tell)}
            />
          </>
        ) : null}
      </Stack>
    </Card>
  )
}
