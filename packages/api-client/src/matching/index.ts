// What people have in common. Every name is listed: this is a front door.
export { createMatching, type MatchingResource } from './matching.ts'
