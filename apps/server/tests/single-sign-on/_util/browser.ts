/** As much of a browser as signing in needs: cookies by host and path, and redirects one by one. */
export class Browser {
  private readonly cookies = new Map<string, { host: string; path: string; name: string; value: string }>()

  /** Asks without following a redirect. */
  async ask(address: string, { method = 'GET', body, headers = {} }: BrowserRequest = {}): Promise<Response> {
    const url = new URL(address)
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: this.cookiesFor(url),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.keep(url, line)
    return response
  }

  /** Follows redirects until one leads to an address that `isEnd` knows, which is not asked any more. */
  async follow(address: string, isEnd: (url: URL) => boolean): Promise<URL> {
    let url = new URL(address)
    for (let hops = 0; hops < 10; hops += 1) {
      if (isEnd(url)) return url
      const response = await this.ask(url.href)
      const location = response.headers.get('location')
      if (location === null) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`)
      url = new URL(location, url)
    }
    throw new Error('Too many redirects')
  }

  /** What it keeps for an address. */
  cookiesFor({ hostname, pathname }: URL): string {
    return [...this.cookies.values()]
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  private keep(url: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
    const read = (attribute: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1)
    const path = read('path') ?? '/'
    const key = `${url.hostname} ${path} ${name}`
    if (read('max-age') === '0') this.cookies.delete(key)
    else this.cookies.set(key, { host: url.hostname, path, name, value })
  }
}

interface BrowserRequest {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}
