import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [index('pages/landing/LandingPage.tsx'), route('demo', 'pages/demo/DemoPage.tsx')] satisfies RouteConfig
