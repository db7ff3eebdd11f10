import { statusOf } from '../lib/api'
import { Head } from '../lib/head'
import { ButtonLink } from '../ui/button'
import { Failed } from '../ui/failed'
import { NotFound } from '../ui/not-found'
import { SuggestedCollections } from '../ui/suggested-collections'

type ListNotLoadedProps = { what: string; error: unknown; onRetry: () => unknown }

/** In place of a list's page: that it is loading, was not found, is gone, or could not be loaded. */
export function ListNotLoaded({ what, error, onRetry }: ListNotLoadedProps) {
  if (statusOf(error) === 404) return <NotFound />
  if (statusOf(error) === 410) return <Gone />
  return (
    <div className="page lg:pt-14 pt-10">
      <Head title="Products" description="Products of the shop." isIndexed={false} />
      {error ? <Failed what={what} error={error} onRetry={onRetry} /> : <p>One moment…</p>}
    </div>
  )
}

/** For the address of a collection or category that was deleted. */
function Gone() {
  return (
    <div className="page lg:pt-14 pt-10">
      <Head title="No longer here" description="This page has ended." isIndexed={false} />
      <h1 className="page-title">This page has ended.</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        What was shown here may still be in the shop: look through everything that we have.
      </p>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
        <ButtonLink href="/all-products">See all products</ButtonLink>
        <a href="/" className="text-link touch-line">
          To the front page
        </a>
      </div>
      <div className="mt-16">
        <SuggestedCollections />
      </div>
    </div>
  )
}
