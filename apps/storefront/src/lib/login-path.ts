/** The address of the sign-in page, with the path to return to. */
export function loginPath(next: string) {
  return `/login?next=${encodeURIComponent(next)}`
}

/** The path to return to after the sign-in; '/' if there is none, or if it leads out of the shop. */
export function nextPath(search: string) {
  const next = new URLSearchParams(search).get('next') ?? '/'
  return /^\/(?![/\\])/.test(next) ? next : '/'
}
