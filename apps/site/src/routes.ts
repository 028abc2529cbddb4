import { type RouteConfig, index, route } from '@react-router/dev/routes'

export default [
  index('pages/landing/LandingPage.tsx'),
  route('demo', 'pages/demo/DemoPage.tsx'),
  route('404', 'pages/not-found/NotFoundPage.tsx'),
] satisfies RouteConfig
