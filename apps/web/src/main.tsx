import '@umkreis/design-system/reset.css'
import '@umkreis/design-system/fonts.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { startApp } from './app/start-app.ts'
import './app/splash/splash.css.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the application')
const started = await startApp()
createRoot(root, { onCaughtError: started.onRenderError, onUncaughtError: started.onRenderError }).render(
  <App {...started} />,
)
