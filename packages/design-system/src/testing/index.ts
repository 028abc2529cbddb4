export { findViolations } from './accessibility.ts'
export { mount, unmountAll } from './mount.tsx'
