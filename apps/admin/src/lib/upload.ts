import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let sent: number | undefined

/** How much of the current form has been sent, from 0 to 1; undefined while no form is being sent. */
export function useUploadProgress() {
  return useSyncExternalStore(subscribe, () => sent)
}

/** Sends a form like fetch, and reports the upload's progress, which fetch can't. Rejects like fetch. */
export async function sendForm(address: string, init: RequestInit) {
  init.signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  init.signal?.addEventListener('abort', stop)
  try {
    await new Promise<void>((resolve, reject) => {
      request.open(init.method ?? 'POST', address)
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? loaded / total : 0)
      request.onload = () => resolve()
      request.onerror = () => reject(new TypeError('Failed to send'))
      request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
      request.send(init.body instanceof FormData ? init.body : null)
    })
    // Not in onload: an error there would leave the caller waiting forever.
    return responseOf(request)
  } finally {
    // The time-out of the call comes after its answer too.
    init.signal?.removeEventListener('abort', stop)
    tell(undefined)
  }
}

function responseOf(request: XMLHttpRequest) {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name, value.join(':').trim()]
  })
  return new Response(request.responseText || null, { status: request.status, headers })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(progress: number | undefined) {
  sent = progress
  for (const listener of listeners) listener()
}
