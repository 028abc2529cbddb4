const manifests = import.meta.glob<{ default: Record<string, { file: string }> }>('../public/islands/manifest.json', {
  eager: true,
})

/** The address of the module that brings the live parts of the pages to life. */
export const islandsScript = `/islands/${Object.values(manifests)[0]?.default['src/islands/main.ts']?.file ?? 'main.js'}`
