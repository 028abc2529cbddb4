export { AdminWorksCouncilPage as Component } from '../../features/admin/AdminWorksCouncilPage.tsx'
