export { ResultPage as Component } from '../../features/surround-me/ResultPage.tsx'
