export { AdminConfigurePage as Component } from '../../features/admin/AdminConfigurePage.tsx'
