export { MatchingPage as Component } from '../../features/matching/MatchingPage.tsx'
