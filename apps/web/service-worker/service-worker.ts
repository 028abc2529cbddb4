import { PrecacheController } from 'workbox-precaching'
import { answerPress } from './answer-press.ts'
import { loadScreen } from './load-screen.ts'
import { showPush } from './show-push.ts'
import { takeOver } from './take-over.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build, put in place by `vite/service-worker.ts`. */
  readonly filesOfBuild: readonly { readonly url: string; readonly revision: string | null }[]
}

// What is kept is the code of one build and nothing else: no answer of the server ever gets in here.
const files = new PrecacheController()
files.addToCacheList([...self.filesOfBuild])

self.addEventListener('install', (event) => void files.install(event))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([files.activate(event), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    event.respondWith(loadScreen(event, () => files.matchPrecache(`${self.registration.scope}index.html`)))
    return
  }
  // A file's name holds a hash of its content: it is the same wherever it comes from.
  if (files.getCacheKeyForURL(request.url) === undefined) return
  event.respondWith(files.matchPrecache(request).then((kept) => kept ?? fetch(request)))
})

self.addEventListener('message', (event) => {
  event.waitUntil(takeOver(self, event.data, (url) => files.getCacheKeyForURL(url) !== undefined))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(self.registration, event.data)))

self.addEventListener('notificationclick', (event) => event.waitUntil(answerPress(self, event.notification)))
