export { AdminBillingPage as Component } from '../../features/admin/AdminBillingPage.tsx'
