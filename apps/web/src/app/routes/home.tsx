/** `/app/home` and what stands below it. */
export { HomePage as Component } from '../../features/home/HomePage.tsx'
