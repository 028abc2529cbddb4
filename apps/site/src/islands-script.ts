const manifests = import.meta.glob<{ default: Record<string, { file: string }> }>('../public/islands/*manifest.json', {
  eager: true,
})

const addressOf = (source: string, name: string) =>
  `/islands/${Object.values(manifests).find(({ default: files }) => files[source])?.default[source]?.file ?? name}`

/** The address of the module that brings the live parts of the pages to life. */
export const islandsScript = addressOf('src/islands/main.ts', 'main.js')
/** The address of the script that looks where a visitor belongs before the page is painted. */
export const arrivalScript = addressOf('src/islands/arrival.ts', 'arrival.js')
