// TypeScript has the types of service workers only in place of those of pages, which all other files of the admin need.

/** 'install' and 'activate': the browser waits for the work. */
export type WaitingEvent = { waitUntil: (work: Promise<unknown>) => void }

/** 'fetch': the request of a page, which the browser makes itself unless it is answered here. */
export type FetchEvent = { request: Request; respondWith: (answer: Promise<Response>) => void }
