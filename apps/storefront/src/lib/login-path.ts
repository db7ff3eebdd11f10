/** Where to sign in, and the path to come back to. */
export function loginPath(next: string) {
  return `/login?next=${encodeURIComponent(next)}`
}

/** Where the sign-in was asked from; the front page where that is no path of the shop's. */
export function nextPath(search: string) {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next) ? next : '/'
}
