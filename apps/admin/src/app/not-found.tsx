import { home } from '../lib/addresses'
import { ButtonLink } from '../ui/button'
import { PageHeader } from '../ui/page-header'

export function NotFound() {
  return (
    <>
      <PageHeader title="There is nothing at this address" />
      <p className="max-w-prose py-4 text-base">It may have been moved, or mistyped.</p>
      <ButtonLink to={home}>Go to the dashboard</ButtonLink>
    </>
  )
}
