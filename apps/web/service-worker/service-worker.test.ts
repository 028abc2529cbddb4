import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerPress } from './answer-press.ts'
import { loadScreen } from './load-screen.ts'
import { showPush } from './show-push.ts'
import { takeOver } from './take-over.ts'

const scope = 'https://umkreis.example/app/'
const kept = new Response('kept')
const loadKept = async () => kept

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe(loadScreen, () => {
  const request = new Request(`${scope}chat`)
  const load = (answer: () => Promise<Response>, preloaded?: Response) => {
    vi.stubGlobal('fetch', vi.fn(answer))
    return loadScreen({ request, preloadResponse: Promise.resolve(preloaded) }, loadKept)
  }

  it('takes what was deployed last, whatever is kept', async () => {
    const fresh = new Response('fresh')
    expect(await load(async () => fresh)).toBe(fresh)
    const preloaded = new Response('preloaded')
    expect(await load(async () => fresh, preloaded)).toBe(preloaded)
    const missing = new Response('', { status: 404 })
    expect(await load(async () => missing)).toBe(missing)
  })

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where only a proxy answers', async () => new Response('', { status: 502 })],
  ])('takes what is kept %s', async (_when, answer) => {
    expect(await load(answer)).toBe(kept)
  })

  it('takes what is kept where the network takes five seconds', async () => {
    const loaded = load(() => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(5000)
    expect(await loaded).toBe(kept)
  })

  it('fails as the network does where nothing is kept', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const loaded = loadScreen({ request, preloadResponse: Promise.resolve(undefined) }, async () => undefined)
    await expect(loaded).rejects.toThrow('Failed to fetch')
  })
})

describe(takeOver, () => {
  const script = `${scope}assets/index-new.js`
  const ask = async (message: unknown, openPages: number) => {
    const skipWaiting = vi.fn(async () => undefined)
    const clients = { matchAll: async () => Array.from({ length: openPages }) } as unknown as Clients
    await takeOver({ clients, skipWaiting }, message, (url) => url === script)
    return skipWaiting.mock.calls.length
  }

  it('follows the worker before it for the only page, which runs this build', async () => {
    expect(await ask({ kind: 'take-over', script }, 1)).toBe(1)
  })

  it('waits while another page is open, or for a page of another build, and for what else is said', async () => {
    expect(await ask({ kind: 'take-over', script }, 2)).toBe(0)
    expect(await ask({ kind: 'take-over', script: `${scope}assets/index-old.js` }, 1)).toBe(0)
    expect(await ask({ kind: 'other', script }, 1)).toBe(0)
    expect(await ask(null, 1)).toBe(0)
  })
})

describe(showPush, () => {
  const push = async (json: () => unknown) => {
    const showNotification = vi.fn(async () => undefined)
    await showPush({ showNotification, scope }, { json } as PushMessageData)
    return showNotification.mock.calls[0] as unknown[]
  }

  it('says where something new was written, once for each group', async () => {
    const [title, options] = await push(() => ({ groupId: 'a b', title: 'K8s move' }))
    expect(title).toBe('K8s move')
    expect(options).toMatchObject({ body: 'New message', tag: 'a b', data: { path: '/app/chat?group=a+b' } })
  })

  it('says who named one in the feed, and leads there', async () => {
    const [title, options] = await push(() => ({ postId: 'p1', title: 'Karim Haddad' }))
    expect(title).toBe('Karim Haddad')
    expect(options).toMatchObject({ body: 'Mentioned you in the feed', tag: 'post p1', data: { path: '/app/home' } })
  })

  it.each([
    ['something else', () => ({ groupId: 7 })],
    [
      'no JSON',
      () => {
        throw new SyntaxError('no JSON')
      },
    ],
  ])('shows something for %s as well, as browsers ask for it', async (_what, json) => {
    const [title, options] = await push(json)
    expect([title, options]).toMatchObject(['Umkreis', { data: { path: '/app/chat' } }])
  })
})

describe(answerPress, () => {
  const press = async (data: unknown, pages: Partial<WindowClient>[]) => {
    const openWindow = vi.fn(async () => null)
    const clients = { matchAll: async () => pages, openWindow } as unknown as Clients
    const notice = { close: vi.fn(), data }
    await answerPress({ clients, registration: { scope } as ServiceWorkerRegistration }, notice)
    expect(notice.close).toHaveBeenCalledOnce()
    return openWindow
  }

  it('leads a page that is open there, the one that is seen first', async () => {
    const page = (visibilityState: DocumentVisibilityState) => ({
      visibilityState,
      focus: vi.fn(),
      postMessage: vi.fn(),
    })
    const [hidden, seen] = [page('hidden'), page('visible')]
    const openWindow = await press({ path: '/app/chat?group=a' }, [hidden, seen])
    expect(seen.focus).toHaveBeenCalledOnce()
    expect(seen.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'open', path: '/app/chat?group=a' })
    expect([hidden.postMessage.mock.calls, openWindow.mock.calls]).toEqual([[], []])
  })

  it('opens a page where there is none, and never one from elsewhere', async () => {
    expect(await press({ path: '/app/chat?group=a' }, [])).toHaveBeenCalledExactlyOnceWith('/app/chat?group=a')
    expect(await press({ path: 'https://evil.example/' }, [])).toHaveBeenCalledExactlyOnceWith('/app/chat')
    expect(await press(null, [])).toHaveBeenCalledExactlyOnceWith('/app/chat')
  })
})
