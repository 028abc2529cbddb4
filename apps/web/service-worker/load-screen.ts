/** How long the network may take before the kept page stands in, in ms. */
const PATIENCE_MS = 5000

/**
 * Answers a page load: from the server, so that what was deployed last is what runs; from what is kept where the server
 * is not reached.
 */
export async function loadScreen(
  { request, preloadResponse }: Pick<FetchEvent, 'request' | 'preloadResponse'>,
  loadKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const asked = askServer(request, preloadResponse)
  const isLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))
  const answer = await Promise.race([asked, isLate]).catch(() => undefined)
  if (answer) return answer
  return (await loadKept()) ?? asked
}

/** @throws Where nobody answers, or only something in between that does not reach the server either. */
async function askServer(request: Request, preloaded: FetchEvent['preloadResponse']): Promise<Response> {
  const answer = ((await preloaded) as Response | undefined) ?? (await fetch(request))
  if (answer.status >= 502 && answer.status <= 504) throw new Error('The server is away')
  return answer
}
