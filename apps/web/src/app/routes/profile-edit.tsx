import type { ReactNode } from 'react'
import { DevicesSection } from '../../features/devices/DevicesSection.tsx'
import { ProfilePage } from '../../features/profile/ProfilePage.tsx'

/** `/app/profile`. */
export function Component(): ReactNode {
  return <ProfilePage devices={<DevicesSection />} />
}
