export { SurroundMePage as Component } from '../../features/surround-me/SurroundMePage.tsx'
