import { settings } from '../settings.ts'
import { PRICES } from '../pages/pricing/prices.ts'
import { absolute } from './absolute.ts'

/** The product as schema.org says it: what kind of software, by whom, at what price. */
export function organisationFacts(description: string): Record<string, unknown> {
  return {
    '@type': 'SoftwareApplication',
    name: 'Umkreis',
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    image: absolute('/icons/icon-512.png'),
    publisher: { '@type': 'Organization', name: settings.company.name, url: settings.siteUrl },
    offers: Object.values(PRICES).map((price) => ({
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: 'EUR',
    })),
  }
}
