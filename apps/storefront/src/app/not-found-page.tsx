import { NotFound } from '../ui/not-found'

/** For every address that no other route matches. A module of its own, by which the server finds its script. */
export function NotFoundPage() {
  return <NotFound />
}
