export { ChangedDonePage as Component } from '../../features/auth/ChangedDonePage.tsx'
