export { AdminPeoplePage as Component } from '../../features/admin/AdminPeoplePage.tsx'
