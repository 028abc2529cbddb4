export { AdminThemePage as Component } from '../../features/admin/AdminThemePage.tsx'
