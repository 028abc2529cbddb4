import { type RouteConfig, index, route } from '@react-router/dev/routes'

const pages = {
  'umkreis-ai': 'pages/search/SearchPage.tsx',
  pricing: 'pages/pricing/PricingPage.tsx',
  demo: 'pages/demo/DemoPage.tsx',
  'demo/thanks': 'pages/thanks/ThanksPage.tsx',
  'newsletter/thanks': 'pages/thanks/ThanksPage.tsx',
  privacy: 'pages/privacy/PrivacyPage.tsx',
  imprint: 'pages/imprint/ImprintPage.tsx',
}

export default [
  index('pages/landing/LandingPage.tsx', { id: 'en:landing' }),
  route('de', 'pages/landing/LandingPage.tsx', { id: 'de:landing' }),
  ...Object.entries(pages).flatMap(([path, file]) => [
    route(path, file, { id: `en:${path}` }),
    route(`de/${path}`, file, { id: `de:${path}` }),
  ]),
  route('404', 'pages/not-found/NotFoundPage.tsx'),
] satisfies RouteConfig
