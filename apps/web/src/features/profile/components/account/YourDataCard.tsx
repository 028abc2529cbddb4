import { Button, Card, Heading, Stack, Text } from '@umkreis/design-system'
import { useState, type ReactNode } from 'react'
import { LoadedPart } from '../../../../shared/ui/LoadedPart.tsx'
import { SECTIONS } from '../../sections.ts'
import { anchor } from '../profile.css.ts'
import { dataCopy as copy } from './copy.ts'
import { ExportData } from './ExportData.tsx'

const loadDialog = async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog

/** What is kept of oneself, to take along or to have deleted. */
export function YourDataCard(): ReactNode {
  const [isLeaving, setLeaving] = useState(false)
  const close = () => setLeaving(false)
  return (
    <Card as="section" id={SECTIONS.yourData.id} className={anchor} aria-labelledby="profile-your-data">
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={2} size="title" id="profile-your-data">
            {copy.title}
          </Heading>
          <Text size="small" tone="muted">
            {copy.line}
          </Text>
        </Stack>
        <ExportData />
        <Stack gap={12}>
          <Stack gap={4}>
            <Text weight={600}>{copy.remove.title}</Text>
            <Text size="small" tone="muted">
              {copy.remove.line}
            </Text>
          </Stack>
          <div>
            <Button variant="dangerText" onPress={() => setLeaving(true)}>
              {copy.remove.open}
            </Button>
          </div>
        </Stack>
      </Stack>
      {isLeaving ? <LoadedPart load={loadDialog} props={{ onClose: close }} onFailure={close} /> : null}
    </Card>
  )
}
