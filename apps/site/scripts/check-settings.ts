// Ends a build that is meant for the public while site.settings.json is not filled in.
import { findPlaceholders, settings } from '../src/settings.ts'

const missing = findPlaceholders(settings)
if (missing.length > 0 && process.env.SITE_ENV === 'production') {
  console.error(`Fill in site.settings.json before going live: ${missing.join(', ')}`)
  process.exit(1)
}
