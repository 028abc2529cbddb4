import { Dialog, SegmentedControl, Stack } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import { type ReactNode, useState } from 'react'
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts'
import { OwnCode } from './components/OwnCode.tsx'
import { copy } from './copy.ts'

/**
 * One's own QR code, to be shown or printed.
 *
 * @param info What stands in one's profile: a phone shows either it or the code (SPEC.md section 2, screen 8).
 */
export function OwnCodeDialog({ info, onClose }: { info?: ReactNode; onClose: () => void }): ReactNode {
  const isPhone = useMediaQuery(media.phone)
  const [view, setView] = useState<'code' | 'info'>('code')
  const hasViews = isPhone && info !== undefined
  const isInfo = hasViews && view === 'info'
  return (
    <Dialog
      open
      width="small"
      onClose={onClose}
      title={isInfo ? copy.infoTitle : copy.codeTitle}
      description={isInfo ? undefined : copy.codeWhy}
    >
      {/* One child: the dialog is a column that would press two together where it scrolls. */}
      <Stack gap={20}>
        {hasViews ? (
          <SegmentedControl
            label={copy.view}
            segments={[
              { id: 'code', label: copy.codeView },
              { id: 'info', label: copy.infoView },
            ]}
            selected={view}
            onSelect={setView}
          />
        ) : null}
        {isInfo ? info : <OwnCode />}
      </Stack>
    </Dialog>
  )
}
