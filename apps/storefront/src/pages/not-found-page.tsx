import { NotFound } from '../ui/not-found'

/** Every address that is nothing else. */
export function NotFoundPage() {
  return <NotFound />
}
