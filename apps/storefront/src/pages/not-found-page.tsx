import { NotFound } from '../ui/not-found'

/** For every address that no other route matches. */
export function NotFoundPage() {
  return <NotFound />
}
