import { AlertDialog, Select, Text } from '@umkreis/design-system'
import type { OrganisationSettings } from '@umkreis/schemas'
import { useState, type ReactNode } from 'react'
import { useChatSettings, type useOrganisation } from '../../hooks/use-configuration.ts'
import { withOwn } from '../../logic/with-own.ts'
import { Managed } from '../shared/Managed.tsx'
import * as css from '../shared/managed.css.ts'
import { OnOff } from '../shared/OnOff.tsx'
import { Section } from '../shared/Section.tsx'
import { configureCopy } from './copy.ts'

const copy = configureCopy.chat
const USUAL_DAYS = [30, 90, 180, 365, 730, 1825, 3650]

type Kept = 'messageDays' | 'fileDays'

/** What people may show each other in conversations, and how long what they send is kept. */
export function Conversations({
  settings,
  change,
}: {
  settings: OrganisationSettings
  change: ReturnType<typeof useOrganisation>['change']
}): ReactNode {
  const chat = useChatSettings()
  // Keeping less deletes: that is asked first.
  const [asked, setAsked] = useState<{ readonly kept: Kept; readonly days: number }>()
  const choose = (kept: Kept, days: number | null) => {
    const before = settings[kept]
    if (days !== null && (before === null || days < before)) setAsked({ kept, days })
    else change({ [kept]: days })
  }
  const select = (kept: Kept, label: string) => (
    <Select
      label={label}
      choices={[
        { id: 'never', label: copy.never },
        ...withOwn(USUAL_DAYS, settings[kept]).map((days) => ({ id: String(days), label: copy.ages(days) })),
      ]}
      selected={String(settings[kept] ?? 'never')}
      onSelect={(id) => choose(kept, id === 'never' ? null : Number(id))}
    />
  )
  return (
    <Section title={copy.title} line={copy.line}>
      <Managed query={chat.query} words={copy}>
        {({ readReceipts, typing }) => (
          <div className={css.list}>
            <OnOff
              label={copy.receipts}
              line={copy.receiptsLine}
              isOn={readReceipts}
              onChange={(isOn) => chat.change({ readReceipts: isOn })}
            />
            <OnOff
              label={copy.typing}
              line={copy.typingLine}
              isOn={typing}
              onChange={(isOn) => chat.change({ typing: isOn })}
            />
          </div>
        )}
      </Managed>
      <div className={css.columns}>
        {select('messageDays', copy.messages)}
        {select('fileDays', copy.files)}
      </div>
      <Text size="small" tone="muted">
        {copy.retentionLine}
      </Text>
      <AlertDialog
        open={asked !== undefined}
        danger
        title={asked ? copy.askTitle[asked.kept](copy.ages(asked.days)) : ''}
        message={copy.askMessage}
        confirmLabel={copy.askConfirm}
        onConfirm={() => {
          if (asked) change({ [asked.kept]: asked.days })
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Section>
  )
}
