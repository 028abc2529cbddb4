export { AdminCustomizationPage as Component } from '../../features/admin/AdminCustomizationPage.tsx'
