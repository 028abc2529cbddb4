import { Button, Heading, Stack, Text } from '@umkreis/design-system'
import { media } from '@umkreis/design-system/tokens'
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts'
import { ProfileInfo } from './components/ProfileInfo.tsx'
import { ProfileMenu } from './components/ProfileMenu.tsx'
import { content, headCode, page } from './components/profile.css.ts'
import { copy } from './copy.ts'
import { partAt } from './logic/profile-parts.ts'

/**
 * What stands around every page of the profile: its title, its menu, and one's own code.
 *
 * @param codeDialog Shows one's own QR code; on phones also what it is given as `info`.
 */
export function ProfileFrame({
  codeDialog: CodeDialog,
}: {
  codeDialog: ComponentType<{ info: ReactNode; onClose: () => void }>
}): ReactNode {
  const part = partAt(useLocation().pathname)
  const isPhone = useMediaQuery(media.phone)
  const [isCodeShown, setCodeShown] = useState(false)
  return (
    <div className={page}>
      <Stack gap={8}>
        <Heading level={1}>{copy.titles[part]}</Heading>
        <Text tone="muted" reading>
          {copy.lines[part]}
        </Text>
        {/* Where the menu is no column of its own. */}
        {part === 'account' ? (
          <div className={headCode}>
            <Button icon={<QrCodeIcon size={20} />} onPress={() => setCodeShown(true)}>
              {isPhone ? copy.showInfo : copy.showCode}
            </Button>
          </div>
        ) : null}
      </Stack>
      <div className={content}>
        <ProfileMenu part={part} onCode={() => setCodeShown(true)} />
        <Outlet />
      </div>
      {isCodeShown ? <CodeDialog info={<ProfileInfo />} onClose={() => setCodeShown(false)} /> : null}
    </div>
  )
}
