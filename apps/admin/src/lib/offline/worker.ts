// The service worker of phones that count stock: it opens the admin without a connection. Pages come from the server as
// long as it answers, so nobody gets a page of an older version. It sees no answers of the API.

/** The files of this build under assets/, and a name for them. The build puts both in (build/offline-worker.ts). */
declare const OFFLINE_FILES: string[]
declare const OFFLINE_VERSION: string

const BASE = '/etrendadmin/'
const PREFIX = 'etrend-admin '
const NAME = PREFIX + OFFLINE_VERSION

addEventListener('install', (event) => event.waitUntil(fill()))
addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFor(request))
  else if (pathname.startsWith(`${BASE}assets/`)) event.respondWith(fileFor(request))
})

/** Keeps the page and all files of its build: all, or the worker isn't installed. */
async function fill() {
  const cache = await caches.open(NAME)
  await cache.addAll([new Request(BASE, { cache: 'reload' }), ...OFFLINE_FILES])
  await skipWaiting()
}

/** The version before this one is kept too: open tabs of it still load its files, which the server has no more. */
async function forgetOlder() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== NAME)
  // Caches are in the order in which they were made.
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
  await clients.claim()
}

/** Every address of the admin is the same page. */
async function pageFor(request: Request) {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(NAME)
    return (await cache.match(BASE, { ignoreVary: true })) ?? Response.error()
  }
}

/** Files of assets/ never change under their name. Those that no page needs at first are kept once they are used. */
async function fileFor(request: Request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone())
  return answer
}

// TypeScript has the types of service workers only in place of those of pages, which all other files of the admin need.

/** 'install' and 'activate': the browser waits for the work. */
type WaitingEvent = { waitUntil: (work: Promise<unknown>) => void }

/** 'fetch': the request of a page, which the browser makes itself unless it is answered here. */
type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void }

declare function addEventListener(
  name: 'install' | 'activate',
  listener: (event: WaitingEvent) => void,
): void
declare function addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
declare function skipWaiting(): Promise<void>
declare const clients: { claim: () => Promise<void> }
